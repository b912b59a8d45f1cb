import type { FastifyRequest } from 'fastify';
import { withinAttempts } from '#server/accounts/limits/request-limits.ts';
import { deriveLinkToken, hashLinkToken } from '#server/accounts/mailed-links/one-time-token.ts';
import {
  deleteOneTimeTokens,
  tryOneTimeTokens,
} from '#server/accounts/mailed-links/one-time-tokens-store.ts';
import { hashPassword, isPasswordOf } from '#server/accounts/passwords/password-hash.ts';
import { deleteFlows } from '#server/accounts/sessions/flows-store.ts';
import { deleteSessions } from '#server/accounts/sessions/sessions-store.ts';
import type { SignedInUser } from '#server/accounts/users/signed-in-user.ts';
import { type Account, updateUser } from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';

/** A new password, and what shows that its owner sets it. */
interface PasswordWish {
  password: string;
  /** Empty when it was not given. */
  currentPassword: string;
  /** The code of a reauthentication mail; empty when it was not given. */
  nonce: string;
}

const reauthenticationMilliseconds = 86_400_000;

/**
 * The hash of a password that may take the old one's place. Throws what the settings ask for and
 * the request lacks, then 422 `same_password` (accounts contract, A.4), and 429 when too many were
 * asked for without the current one.
 */
export async function preparePasswordChange(
  dependencies: AuthDependencies,
  request: FastifyRequest,
  caller: SignedInUser,
  { password, currentPassword, nonce }: PasswordWish,
): Promise<{ passwordHash: string }> {
  const { account } = caller;
  await requireFreshProof(dependencies, request, caller, nonce);
  const isProved = await requireCurrentPassword(dependencies, request, caller, currentPassword);
  const isSame = () => isPasswordOf(account.password_hash, password);
  // That it is the same tells the current one, so whoever has not shown it spends a try.
  if (isProved ? await isSame() : await guessPassword(dependencies, request, account, isSame)) {
    throw new Failure(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return { passwordHash: await hashPassword(password) };
}

async function requireFreshProof(
  dependencies: AuthDependencies,
  request: FastifyRequest,
  { account, session }: SignedInUser,
  nonce: string,
): Promise<void> {
  const { settings, secrets, database, clock } = dependencies;
  const isOld = !session || session.created_at + reauthenticationMilliseconds < clock();
  if (!settings.requiresReauthentication || !isOld) return;
  if (!nonce) {
    throw new Failure(
      400,
      'reauthentication_needed',
      'Password update requires reauthentication: ask for a code by mail and send it along.',
    );
  }
  const expected = hashLinkToken(deriveLinkToken(secrets.tokenSecret, account.email ?? '', nonce));
  const address = { email: account.email ?? account.id };
  const guess = { kind: 'mailedCode', account: address } as const;
  const proof = await withinAttempts(dependencies, request, guess, async () => {
    const of = { user_id: account.id };
    const live = await tryOneTimeTokens(database, of, ['reauthentication'], clock());
    return live.find(({ token_hash }) => token_hash === expected) ?? null;
  });
  if (!proof) {
    throw new Failure(
      422,
      'reauthentication_not_valid',
      'The code is wrong or too old. Please ask for a new one.',
    );
  }
}

// Gives whether it was shown: a password that is given is checked even where none is asked for.
async function requireCurrentPassword(
  dependencies: AuthDependencies,
  request: FastifyRequest,
  { account, session }: SignedInUser,
  currentPassword: string,
): Promise<boolean> {
  const cameByMail = session?.amr.some(({ method }) => mailMethods.includes(method)) ?? false;
  const isAsked = dependencies.settings.requiresCurrentPassword && !cameByMail;
  if (!currentPassword && isAsked && account.password_hash !== null) {
    throw new Failure(
      400,
      'current_password_required',
      'Please enter your current password as well.',
    );
  }
  if (!currentPassword) return false;
  const isRight = () => isPasswordOf(account.password_hash, currentPassword);
  if (await guessPassword(dependencies, request, account, isRight)) return true;
  throw new Failure(400, 'current_password_invalid', 'The current password is not right.');
}

// One of the tries that log ins have too. Nobody can guess a password that there is not.
async function guessPassword(
  dependencies: AuthDependencies,
  request: FastifyRequest,
  { email, password_hash }: Account,
  isRight: () => Promise<boolean>,
): Promise<boolean> {
  if (email === null || password_hash === null) return false;
  const guess = { kind: 'password', account: { email } } as const;
  const found = await withinAttempts(dependencies, request, guess, async () =>
    (await isRight()) ? true : null,
  );
  return found !== null;
}

const mailMethods = ['otp', 'magiclink', 'recovery'];

/**
 * Sets the password and shuts out everybody who came in by the old one or by a mail: the other
 * sessions end, links, codes and flows on their way are dead (accounts contract, A.4).
 */
export async function changePassword(
  transaction: Database,
  { account, session }: SignedInUser,
  { passwordHash }: { passwordHash: string },
  now: number,
): Promise<void> {
  const changes = {
    password_hash: passwordHash,
    confirmation_sent_at: null,
    recovery_sent_at: null,
    reauthentication_sent_at: null,
    email_change_sent_at: null,
    new_email: null,
    email_change_halves: 0,
  };
  await updateUser(transaction, account.id, changes, now);
  await deleteOneTimeTokens(transaction, account.id);
  await deleteFlows(transaction, account.id);
  await deleteSessions(transaction, account.id, session ? { except: session.id } : {});
}
