import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isKnownNetwork } from '#server/accounts/limits/known-networks-store.ts';
import {
  type Allowance,
  giveBackToAllowance,
  takeFromAllowance,
  takeFromAllowances,
} from '#server/accounts/limits/request-limits-store.ts';
import type { AccountKey } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { hashIdentity, hashNetwork, hashSite } from '#server/accounts/wire/request-origin.ts';
import { Failure } from '#server/failure.ts';

const per5Minutes = (requests: number) => ({ burst: 30, everyMilliseconds: 300_000 / requests });
const perMinute = (requests: number) => ({ burst: requests, everyMilliseconds: 60_000 / requests });

/** How often one network may ask (accounts contract, A.7); paths are those of the routes. */
const networkAllowances: Record<string, Allowance> = {
  'POST /token': per5Minutes(150),
  'GET /verify': per5Minutes(30),
  'POST /verify': per5Minutes(30),
  'POST /signup': per5Minutes(30),
  'POST /otp': per5Minutes(30),
  'POST /magiclink': per5Minutes(30),
  'POST /recover': per5Minutes(30),
  'POST /resend': per5Minutes(30),
  'PUT /user': per5Minutes(30),
  'GET /reauthenticate': per5Minutes(30),
  'POST /factors': perMinute(15),
  'POST /factors/:id/challenge': perMinute(15),
  'POST /factors/:id/verify': perMinute(15),
};

// What is given to one customer is up to 65,536 networks of IPv6, of which hardly anybody uses more.
const networksOfSite = 16;

/** How many wrong answers one account takes, and what its owner can do meanwhile. */
const attempts = {
  password: {
    allowance: { burst: 10, everyMilliseconds: 60_000 },
    remedy: 'You can also log in by a link that we mail to you.',
  },
  // One of a million: a year of guessing stays below one in a hundred.
  mailedCode: {
    allowance: { burst: 10, everyMilliseconds: 3_600_000 },
    remedy: 'The link in the mail still works.',
  },
  factorCode: {
    allowance: { burst: 10, everyMilliseconds: 3_600_000 },
    remedy: 'Check that the clock of your device is right.',
  },
};

/** Refuses the requests of a network that asks too often: 429 `over_request_rate_limit`. */
export function limitRequests(app: FastifyInstance, dependencies: AuthDependencies): void {
  app.addHook('onRequest', async (request) => {
    const path = request.routeOptions.url?.slice(app.prefix.length);
    const route = `${request.method} ${path}`;
    const allowance = networkAllowances[route];
    if (allowance) await takeRequest(dependencies, request, route, allowance);
  });
}

/**
 * Takes one request from the network's allowance for `what`.
 * Throws 429 `over_request_rate_limit` when none is left.
 */
export async function takeRequest(
  { settings, secrets, database, clock }: AuthDependencies,
  { ip }: FastifyRequest,
  what: string,
  allowance: Allowance,
): Promise<void> {
  const { tokenSecret } = secrets;
  const { requestLimitFactor: factor } = settings;
  const allowances: [string, Allowance][] = [
    [`${what} ${hashNetwork(tokenSecret, ip)}`, scale(allowance, factor)],
  ];
  const site = hashSite(tokenSecret, ip);
  if (site) allowances.push([`${what} ${site}`, scale(allowance, factor * networksOfSite)]);
  const wait = await takeFromAllowances(database, allowances, clock());
  if (wait > 0) throw overRequestRateLimit(wait, 'Too many requests.');
}

/**
 * Runs `attempt`, one try at a password or code of the account, whether there is such an account or
 * not. It gives null for a wrong answer, and only that costs one of the tries; the try is taken
 * beforehand, so that many at once are no more.
 * A network from which the owner has logged in before has tries of its own, which strangers cannot
 * use up; and nobody can use up the way in by a mailed link.
 * Throws 429 `over_request_rate_limit` when no try is left.
 */
export async function withinAttempts<Result>(
  { settings, secrets, database, clock }: AuthDependencies,
  { ip }: FastifyRequest,
  { kind, account }: { kind: keyof typeof attempts; account: AccountKey },
  attempt: () => Promise<Result | null>,
): Promise<Result | null> {
  const network = hashNetwork(secrets.tokenSecret, ip);
  const whose = (await isKnownNetwork(database, account, network)) ? network : 'strangers';
  const who = hashIdentity(secrets.tokenSecret, JSON.stringify(account));
  const key = `${kind} ${who} ${whose}`;
  const { allowance, remedy } = attempts[kind];
  const scaled = scale(allowance, settings.requestLimitFactor);
  const wait = await takeFromAllowance(database, key, scaled, clock());
  if (wait > 0) throw overRequestRateLimit(wait, `Too many attempts. ${remedy}`);

  let isWrong = false;
  try {
    const result = await attempt();
    isWrong = result === null;
    return result;
  } finally {
    if (!isWrong) await giveBackToAllowance(database, key, scaled);
  }
}

/** The allowance times `factor`; without limit for 0. */
export function scale({ burst, everyMilliseconds }: Allowance, factor: number): Allowance {
  if (factor === 0) return { burst, everyMilliseconds: 0 };
  return { burst: burst * factor, everyMilliseconds: Math.ceil(everyMilliseconds / factor) };
}

function overRequestRateLimit(waitMilliseconds: number, reason: string): Failure {
  const seconds = Math.ceil(waitMilliseconds / 1000);
  return new Failure(
    429,
    'over_request_rate_limit',
    `${reason} Please try again in ${seconds} seconds.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
