import type { AuthDependencies } from '#server/auth/auth-dependencies.ts';
import { saveFlow } from '#server/auth/flows-store.ts';
import {
  claimMailInterval,
  type MailInterval,
  releaseMailInterval,
} from '#server/auth/mail-intervals-store.ts';
import { createOneTimeCode, hashOneTimeCode, pkcePrefix } from '#server/auth/one-time-token.ts';
import { saveOneTimeToken } from '#server/auth/one-time-tokens-store.ts';
import type { Challenge } from '#server/auth/pkce-challenge.ts';
import {
  type Account,
  addUserUnlessTaken,
  type NewUser,
  requireAccount,
  updateUser,
} from '#server/auth/users-store.ts';
import { Failure } from '#server/failure.ts';
import { confirmationMail, magicLinkMail, recoveryMail } from '#server/mail/account-mails.ts';

// By the `type` of the link. Magic links use the recovery slot (accounts contract, A.5).
const kinds = {
  signup: { slot: 'confirmation', method: 'email/signup', write: confirmationMail },
  recovery: { slot: 'recovery', method: 'recovery', write: recoveryMail },
  magiclink: { slot: 'recovery', method: 'magiclink', write: magicLinkMail },
} as const;

export interface AccountMail {
  type: keyof typeof kinds;
  email: string;
  redirectTo: string;
  challenge: Challenge | null;
  /** Added together with the token, when the address is nobody's yet. */
  newUser?: NewUser;
}

/**
 * Mails a one-time link and then stores what answers it, in one transaction: a mail that could not
 * be sent leaves the old link alive and no account behind. Gives the account it belongs to.
 * Throws 500 `unexpected_failure` when the mail could not be sent.
 */
export async function mailOneTimeToken(
  { settings, secrets, mailer, database, clock }: AuthDependencies,
  { type, email, redirectTo, challenge, newUser }: AccountMail,
): Promise<Account> {
  const { slot, method, write } = kinds[type];
  const hash = hashOneTimeCode(secrets.tokenSecret, email, createOneTimeCode());
  const token = (challenge ? pkcePrefix : '') + hash;
  const link = new URL(`${settings.publicUrl}/auth/v1/verify`);
  link.search = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
  try {
    await mailer.send(write({ to: email, link: link.href }));
  } catch (cause) {
    throw new Failure(
      500,
      'unexpected_failure',
      'The mail could not be sent. Please try again in a few minutes.',
      { cause },
    );
  }

  return database.transaction().execute(async (transaction) => {
    const now = clock();
    if (newUser) await addUserUnlessTaken(transaction, newUser, now);
    const { id } = await requireAccount(transaction, { email });
    await updateUser(transaction, id, { [`${slot}_sent_at`]: now }, now);
    await saveOneTimeToken(transaction, { user_id: id, slot, token_hash: token, email }, now);
    if (challenge) await saveFlow(transaction, { userId: id, method, challenge }, now);
    return requireAccount(transaction, { email });
  });
}

/**
 * Runs `send` when the address may get another mail of the kind. Known and unknown addresses are
 * held alike, so that a refusal tells nothing about who has an account.
 * Throws 429 `over_email_send_rate_limit` (accounts contract, A.7).
 */
export async function withinMailInterval<Result>(
  { settings, database, clock }: AuthDependencies,
  interval: MailInterval,
  send: () => Promise<Result>,
): Promise<Result> {
  const intervalMilliseconds = settings.mailIntervalSeconds * 1000;
  const wait = await claimMailInterval(database, interval, intervalMilliseconds, clock());
  if (wait > 0) {
    const seconds = Math.ceil(wait / 1000);
    throw new Failure(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
      { headers: { 'Retry-After': String(seconds) } },
    );
  }
  try {
    return await send();
  } catch (error) {
    await releaseMailInterval(database, interval);
    throw error;
  }
}
