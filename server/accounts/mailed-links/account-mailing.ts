import { addresses } from '#contract/addresses.ts';
import {
  createOneTimeCode,
  deriveLinkToken,
  hashLinkToken,
  pkcePrefix,
} from '#server/accounts/mailed-links/one-time-token.ts';
import {
  type Slot,
  saveOneTimeToken,
} from '#server/accounts/mailed-links/one-time-tokens-store.ts';
import { dropUnprovedPassword } from '#server/accounts/passwords/unproved-password.ts';
import { saveFlow } from '#server/accounts/sessions/flows-store.ts';
import type { Challenge } from '#server/accounts/sessions/pkce-challenge.ts';
import {
  type Account,
  addUserUnlessTaken,
  type NewUser,
  requireAccount,
  updateUser,
} from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import type { Database } from '#server/database/schema.ts';
import { diskTroubleOf } from '#server/disk/disk-trouble.ts';
import { Failure } from '#server/failure.ts';
import {
  confirmationMail,
  invitationMail,
  magicLinkMail,
  recoveryMail,
} from '#server/mail/account-mails.ts';
import type { MailLanguage } from '#server/mail/mail-language.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';

// By the `type` of the link. Magic links use the recovery slot (accounts contract, A.5).
const kinds = {
  signup: { slot: 'confirmation', method: 'email/signup', write: confirmationMail },
  invite: { slot: 'confirmation', method: 'invite', write: invitationMail },
  recovery: { slot: 'recovery', method: 'recovery', write: recoveryMail },
  magiclink: { slot: 'recovery', method: 'magiclink', write: magicLinkMail },
} as const;

export type AccountMailType = keyof typeof kinds;

export interface AccountMail {
  type: AccountMailType;
  email: string;
  redirectTo: string;
  challenge: Challenge | null;
  /** Added together with the token, when the address is nobody's yet. */
  newUser?: NewUser;
  /**
   * The password that an unconfirmed account keeps, null for none: whatever other one it has may be
   * a stranger's, and is dropped together with storing the token. Left out where nothing is dropped.
   */
  keptPasswordHash?: string | null;
}

/** A code, the token that stands for it in a link, and the link. */
export interface MailedSecret {
  code: string;
  linkToken: string;
  link: string;
}

/** Makes the code and the link of one mail; nothing is stored yet. */
export function createMailedSecret(
  { settings, secrets }: Pick<AuthDependencies, 'settings' | 'secrets'>,
  about: { type: string; email: string; redirectTo: string; challenge: Challenge | null },
): MailedSecret {
  const code = createOneTimeCode();
  const token = deriveLinkToken(secrets.tokenSecret, about.email, code);
  const linkToken = (about.challenge ? pkcePrefix : '') + token;
  const link = new URL(`${settings.publicUrl}${addresses.accounts}/verify`);
  link.search = new URLSearchParams({
    token: linkToken,
    type: about.type,
    redirect_to: about.redirectTo,
  }).toString();
  return { code, linkToken, link: link.href };
}

/** Mails, or throws 500 `unexpected_failure` for a mail that could not be sent. */
export async function sendOrFail(mailer: Mailer, mail: Mail): Promise<void> {
  await orMailFailure(mailer.send(mail));
}

/** Goes as far as mailing does without a mail; throws what `sendOrFail` would. */
export async function pretendToSend(mailer: Mailer): Promise<void> {
  await orMailFailure(mailer.rehearse());
}

async function orMailFailure(sending: Promise<void>): Promise<void> {
  try {
    await sending;
  } catch (cause) {
    // The local inbox is on the disk of everything else, which has a name for that.
    if (diskTroubleOf(cause)) throw cause;
    throw new Failure(
      500,
      'unexpected_failure',
      'The mail could not be sent. Please try again in a few minutes.',
      { cause },
    );
  }
}

/**
 * Mails a one-time link and code and then stores what answers them, in one transaction: a mail that
 * could not be sent leaves the old ones alive and no account behind. Gives the account it belongs to.
 * Throws 500 `unexpected_failure` when the mail could not be sent.
 */
export async function mailOneTimeToken(
  dependencies: AuthDependencies,
  mail: AccountMail,
  language: MailLanguage,
): Promise<Account> {
  const { mailer, database } = dependencies;
  const secret = createMailedSecret(dependencies, mail);
  await sendOrFail(mailer, kinds[mail.type].write({ to: mail.email, language, ...secret }));
  return database
    .transaction()
    .execute((transaction) => storeMailedSecret(transaction, dependencies, mail, secret));
}

/** Stores what a mail of one of the kinds is answered with. Gives the account it belongs to. */
export async function storeMailedSecret(
  transaction: Database,
  { secrets, clock }: Pick<AuthDependencies, 'secrets' | 'clock'>,
  { type, email, challenge, newUser, keptPasswordHash }: AccountMail,
  { linkToken }: MailedSecret,
): Promise<Account> {
  const now = clock();
  const { slot, method } = kinds[type];
  const isNew = newUser && (await addUserUnlessTaken(transaction, newUser, now));
  if (!isNew && keptPasswordHash !== undefined) {
    await dropUnprovedPassword(transaction, { email, keptPasswordHash }, now);
  }
  const { id } = await requireAccount(transaction, { email });
  const invitation = type === 'invite' && { invited_at: now };
  await updateUser(transaction, id, { [`${slot}_sent_at`]: now, ...invitation }, now);
  await storeToken(transaction, { userId: id, slot, email, linkToken }, now);
  const flow = challenge && { userId: id, method, challenge };
  if (flow) await saveFlow(transaction, secrets.tokenSecret, flow, now);
  return requireAccount(transaction, { email });
}

/** Stores the hash of a mailed token in the user's slot. */
export async function storeToken(
  transaction: Database,
  token: { userId: string; slot: Slot; email: string; linkToken: string },
  now: number,
): Promise<void> {
  const { userId, slot, email, linkToken } = token;
  const is_pkce = linkToken.startsWith(pkcePrefix) ? 1 : 0;
  const row = { user_id: userId, slot, is_pkce, email, token_hash: hashLinkToken(linkToken) };
  await saveOneTimeToken(transaction, row, now);
}
