import type { FastifyRequest } from 'fastify';
import {
  type Allowance,
  giveBackToAllowances,
  takeFromAllowances,
} from '#server/accounts/limits/allowances-store.ts';
import { isKnownNetwork, rememberNetwork } from '#server/accounts/limits/known-networks-store.ts';
import { hashIdentity, hashNetwork, hashSite } from '#server/accounts/limits/network-hash.ts';
import { overLimit } from '#server/accounts/requests/auth-failures.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import type { Database } from '#server/database/schema.ts';
import type { Failure } from '#server/failure.ts';
import type { Settings } from '#server/settings/read-settings.ts';

type Rate = Omit<Allowance, 'key'>;

// A provider gives one customer up to 65,536 IPv6 networks, of which most people use only a few.
const networksOfSite = 16;

/**
 * How many wrong answers an account accepts, and what its owner can do when none is left
 * (docs/contracts/accounts.md#rate-limits).
 */
const attempts = {
  password: {
    rate: { burst: 10, everyMilliseconds: 60_000 },
    remedy: 'You can also log in by a link that we mail to you.',
  },
  // There are a million codes: a year of guessing succeeds with a probability below 1 %.
  mailedCode: {
    rate: { burst: 10, everyMilliseconds: 3_600_000 },
    remedy: 'The link in the mail still works.',
  },
  factorCode: {
    rate: { burst: 10, everyMilliseconds: 3_600_000 },
    remedy: 'Check that the clock of your device is right.',
  },
};

/** What somebody tries to guess; the account need not exist. */
export interface Guess {
  kind: keyof typeof attempts;
  account: { id: string } | { email: string };
}

/** A kind of mail to an address, whether anybody has that address or not. */
export interface MailKind {
  email: string;
  slot: 'confirmation' | 'recovery' | 'email_change' | 'reauthentication';
  /** Requested with a PKCE challenge: only the client that requested the mail can use it. */
  isPkce?: boolean;
}

// In the long run an inbox gets at most six mails of a kind an hour.
const steadyMailRate: Rate = { burst: 10, everyMilliseconds: 600_000 };

interface LimitsOptions {
  settings: Pick<Settings, 'requestLimitFactor' | 'mailIntervalSeconds'>;
  tokenSecret: string;
  database: Database;
  /** Milliseconds since 1970. */
  clock: () => number;
}

export type Limits = ReturnType<typeof createLimits>;

/** Limits requests, mails and guesses of secrets; the database counts. */
export function createLimits({ settings, tokenSecret, database, clock }: LimitsOptions) {
  function allow(key: string, { burst, everyMilliseconds }: Rate, times = 1): Allowance {
    const factor = settings.requestLimitFactor * times;
    if (factor === 0) return { key, burst, everyMilliseconds: 0 };
    const every = Math.ceil(everyMilliseconds / factor);
    return { key, burst: burst * factor, everyMilliseconds: every };
  }

  // Takes one use of each allowance before `work` runs, so that parallel requests get no extra
  // tries. Gives it back when `work` throws or `isSpent` is false for its result.
  async function spend<Result>(
    allowances: Allowance[],
    refuse: (seconds: number) => Failure,
    isSpent: (result: Result) => boolean,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const wait = await takeFromAllowances(database, allowances, clock());
    if (wait > 0) throw refuse(Math.ceil(wait / 1000));
    let shouldGiveBack = true;
    try {
      const result = await work();
      shouldGiveBack = !isSpent(result);
      return result;
    } finally {
      if (shouldGiveBack) await giveBackToAllowances(database, allowances);
    }
  }

  return {
    /**
     * Takes one request from the network's allowance for `what`.
     * Throws 429 `over_request_rate_limit` when none is left.
     */
    async takeRequest({ ip }: FastifyRequest, what: string, rate: Rate) {
      const site = hashSite(tokenSecret, ip);
      const allowances = [
        allow(`${what} ${hashNetwork(tokenSecret, ip)}`, rate),
        ...(site ? [allow(`${what} ${site}`, rate, networksOfSite)] : []),
      ];
      const wait = await takeFromAllowances(database, allowances, clock());
      if (wait > 0) throw overRequestRateLimit(Math.ceil(wait / 1000), 'Too many requests.');
    },

    /**
     * Runs `attempt`, one try at a password or code of an account, which need not exist. `attempt`
     * gives null for a wrong answer, and only a wrong answer costs a try. A network from which the
     * owner has logged in before has its own tries, which strangers cannot use up (decision 8).
     * Mailed links have no such limit. Throws 429 `over_request_rate_limit` when no try is left.
     */
    async withinAttempts<Result>(
      { ip }: FastifyRequest,
      { kind, account }: Guess,
      attempt: () => Promise<Result | null>,
    ): Promise<Result | null> {
      const network = hashNetwork(tokenSecret, ip);
      const whose = (await isKnownNetwork(database, account, network)) ? network : 'strangers';
      const who = hashIdentity(tokenSecret, JSON.stringify(account));
      const { rate, remedy } = attempts[kind];
      return spend(
        [allow(`${kind} ${who} ${whose}`, rate)],
        (seconds) => overRequestRateLimit(seconds, `Too many attempts. ${remedy}`),
        (result) => result === null,
        attempt,
      );
    },

    /**
     * Runs `send` when the address may get another mail of the kind. Addresses with and without an
     * account are treated alike, so that a refusal does not reveal who has one.
     * Throws 429 `over_email_send_rate_limit` when the address may get no mail yet.
     */
    async withinMailInterval<Result>(
      { email, slot, isPkce = false }: MailKind,
      send: () => Promise<Result>,
    ): Promise<Result> {
      const kind = isPkce ? `${slot} pkce` : slot;
      const who = hashIdentity(tokenSecret, email);
      const everyMilliseconds = settings.mailIntervalSeconds * 1000;
      const allowances = [
        { key: `mail ${kind} ${who}`, burst: 1, everyMilliseconds },
        allow(`mails ${kind} ${who}`, steadyMailRate),
      ];
      return spend(allowances, overEmailSendRateLimit, () => true, send);
    },

    /** Stores that the user has logged in from the network of this request. */
    async rememberNetwork(change: AccountChange, userId: string) {
      const network = hashNetwork(tokenSecret, change.request.ip);
      await rememberNetwork(change, userId, network);
    },
  };
}

function overRequestRateLimit(seconds: number, reason: string): Failure {
  const message = `${reason} Please try again in ${seconds} seconds.`;
  return overLimit('over_request_rate_limit', message, seconds);
}

function overEmailSendRateLimit(seconds: number): Failure {
  const message = `For security purposes, you can only request this after ${seconds} seconds.`;
  return overLimit('over_email_send_rate_limit', message, seconds);
}
