import { scale } from '#server/accounts/limits/request-limits.ts';
import {
  type Allowance,
  giveBackToAllowances,
  takeFromAllowances,
} from '#server/accounts/limits/request-limits-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { hashIdentity } from '#server/accounts/wire/request-origin.ts';
import { Failure } from '#server/failure.ts';

/** A kind of mail to an address, whether anybody has that address or not. */
interface MailKind {
  email: string;
  slot: 'confirmation' | 'recovery' | 'email_change' | 'reauthentication';
  /** Asked for with a challenge: such a mail is of use to whoever asked only. */
  isPkce?: boolean;
}

// Nobody's inbox is to be filled, however many ask: in the long run six mails of a kind an hour.
const steadyAllowance: Allowance = { burst: 10, everyMilliseconds: 600_000 };

/**
 * Runs `send` when the address may get another mail of the kind. Known and unknown addresses are
 * held alike, so that a refusal tells nothing about who has an account.
 * Throws 429 `over_email_send_rate_limit` (accounts contract, A.7).
 */
export async function withinMailInterval<Result>(
  { settings, secrets, database, clock }: AuthDependencies,
  { email, slot, isPkce = false }: MailKind,
  send: () => Promise<Result>,
): Promise<Result> {
  const who = hashIdentity(secrets.tokenSecret, email);
  const kind = isPkce ? `${slot} pkce` : slot;
  const interval = { burst: 1, everyMilliseconds: settings.mailIntervalSeconds * 1000 };
  const allowances: [string, Allowance][] = [
    [`mail ${kind} ${who}`, interval],
    [`mails ${kind} ${who}`, scale(steadyAllowance, settings.requestLimitFactor)],
  ];
  const wait = await takeFromAllowances(database, allowances, clock());
  if (wait > 0) throw overEmailSendRateLimit(Math.ceil(wait / 1000));

  try {
    return await send();
  } catch (error) {
    await giveBackToAllowances(database, allowances);
    throw error;
  }
}

function overEmailSendRateLimit(seconds: number): Failure {
  return new Failure(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${seconds} seconds.`,
    { headers: { 'Retry-After': String(seconds) } },
  );
}
