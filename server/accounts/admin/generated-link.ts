import type { FastifyRequest } from 'fastify';
import { type AuditAction, recordEvent } from '#server/accounts/audit-trail.ts';
import {
  type AccountMailType,
  createMailedSecret,
  type MailedSecret,
  storeMailedSecret,
} from '#server/accounts/mailed-links/account-mailing.ts';
import { needsBothHalves, storeEmailChange } from '#server/accounts/mailed-links/email-change.ts';
import { hashPassword } from '#server/accounts/passwords/password-hash.ts';
import { requireAcceptablePassword } from '#server/accounts/passwords/password-policy.ts';
import type { JsonObject } from '#server/accounts/users/user-metadata.ts';
import { type Account, getAccount, requireAccount } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import {
  emailExists,
  userNotFound,
  validationFailed,
} from '#server/accounts/wire/auth-failures.ts';
import { requireMailAddress } from '#server/accounts/wire/mail-address.ts';

/** A link that answers as a mailed one does, but is given to an administrator. */
export interface GeneratedLink {
  account: Account;
  secret: MailedSecret;
  type: string;
}

interface LinkWish<Type> {
  type: Type;
  email: string;
  redirectTo: string;
}

const actions: Record<AccountMailType, AuditAction> = {
  signup: 'user_signedup',
  invite: 'user_invited',
  magiclink: 'user_recovery_requested',
  recovery: 'user_recovery_requested',
};

/**
 * Makes the link of a sign-up, an invitation or a log-in; the account too, where there is none.
 * Throws 422 `email_exists` for a sign-up or an invitation of a confirmed user, 404
 * `user_not_found` for a recovery of nobody, and what a password is refused with.
 */
export async function generateAccountLink(
  dependencies: AuthDependencies,
  request: FastifyRequest,
  wish: LinkWish<AccountMailType> & { password: string; metadata: JsonObject },
): Promise<GeneratedLink> {
  const { settings, database, clock } = dependencies;
  const { email, redirectTo, password, metadata } = wish;
  const known = await getAccount(database, { email });
  if (!known && wish.type === 'recovery') throw userNotFound();
  // Who has no account yet logs in by confirming one.
  const type = !known && wish.type === 'magiclink' ? 'signup' : wish.type;
  if (type === 'signup' || type === 'invite') refuseConfirmed(known);
  const needsPassword = wish.type === 'signup';
  if (needsPassword) requireAcceptablePassword(password, settings.passwordMinimumLength, email);
  const passwordHash = needsPassword ? await hashPassword(password) : null;

  const newUser = { email, passwordHash, metadata, isSignUp: false };
  const mail = { type, email, redirectTo, challenge: null, newUser };
  const secret = createMailedSecret(dependencies, mail);
  const account = await database.transaction().execute(async (transaction) => {
    const stored = await storeMailedSecret(transaction, dependencies, mail, secret);
    const event = { action: actions[type], userId: stored.id };
    await recordEvent(transaction, request, event, clock());
    return stored;
  });
  return { account, secret, type };
}

/**
 * Makes the link that confirms a change of address for the old address or for the new one; the
 * account waits for the new address from now on. Throws 404 `user_not_found`, 422 `email_exists`,
 * and 400 `validation_failed` when the old address is not asked at all.
 */
export async function generateEmailChangeLink(
  dependencies: AuthDependencies,
  request: FastifyRequest,
  wish: LinkWish<'email_change_current' | 'email_change_new'> & { newEmail: string },
): Promise<GeneratedLink> {
  const { settings, database, clock } = dependencies;
  const { type, redirectTo } = wish;
  const newEmail = requireMailAddress(wish.newEmail);
  const email = type === 'email_change_current' ? wish.email : newEmail;
  const about = { type: 'email_change', email, redirectTo, challenge: null };
  const secret = createMailedSecret(dependencies, about);
  const half = { slot: type, email, linkToken: secret.linkToken };

  return database.transaction().execute(async (transaction) => {
    const known = await getAccount(transaction, { email: wish.email });
    if (!known) throw userNotFound();
    if (await getAccount(transaction, { email: newEmail })) throw emailExists();
    if (type === 'email_change_current' && !needsBothHalves(settings, known)) {
      throw validationFailed('Only the new address confirms a change here: use email_change_new.');
    }
    await storeEmailChange(transaction, known, { newEmail, halves: [half] }, clock());
    const event = { action: 'user_modified', userId: known.id } as const;
    await recordEvent(transaction, request, event, clock());
    return { account: await requireAccount(transaction, { id: known.id }), secret, type };
  });
}

/** Throws 422 `email_exists` when the account is its owner's already. */
export function refuseConfirmed(account: Account | null): void {
  if (account?.email_confirmed_at) throw emailExists();
}
