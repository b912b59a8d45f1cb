import * as v from 'valibot';
import { readBanDuration } from '#server/accounts/admin/ban-duration.ts';
import { changePassword } from '#server/accounts/passwords/password-change.ts';
import { hashPassword } from '#server/accounts/passwords/password-hash.ts';
import { requireAcceptablePassword } from '#server/accounts/passwords/password-policy.ts';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { requireMailAddress } from '#server/accounts/requests/mail-address.ts';
import { optionalText } from '#server/accounts/requests/read-input.ts';
import {
  appMetadataMaximumBytes,
  mergeMetadata,
  metadataSchema,
} from '#server/accounts/requests/user-metadata.ts';
import { deleteSessions } from '#server/accounts/sessions/sessions-store.ts';
import { deleteFlows } from '#server/accounts/tokens/flows-store.ts';
import { deleteOneTimeTokens } from '#server/accounts/tokens/one-time-tokens-store.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import {
  type Account,
  changeEmail,
  confirmEmail,
  getAccount,
  requireAccount,
  updateUser,
} from '#server/accounts/users/users-store.ts';
import type { Settings } from '#server/settings/read-settings.ts';

/** What an administrator may set on a new or existing user; it takes effect without a mail. */
export const adminUserSchema = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  // A name that PostgreSQL accepts for a role without quotes.
  role: v.pipe(optionalText, v.regex(/^\w{0,63}$/)),
  email_confirm: v.nullish(v.boolean(), false),
  user_metadata: metadataSchema,
  app_metadata: metadataSchema,
  ban_duration: optionalText,
});

type AdminUserChanges = Awaited<ReturnType<typeof readAdminUserChanges>>;

/**
 * Checks the requested changes; null, false and an empty object change nothing.
 * Throws 400 `validation_failed` or `phone_provider_disabled`, and 422 `weak_password`.
 */
export async function readAdminUserChanges(
  input: v.InferOutput<typeof adminUserSchema>,
  { passwordMinimumLength }: Pick<Settings, 'passwordMinimumLength'>,
  currentEmail: string | null,
) {
  const { password } = input;
  if (input.phone) throw authFailure(400, 'phone_provider_disabled');
  if (input.password_hash) {
    throw validationFailed('A password_hash of another server cannot be taken over.');
  }
  const email = input.email ? requireMailAddress(input.email) : null;
  // 0 ends a ban.
  const banMilliseconds = input.ban_duration ? readBanDuration(input.ban_duration) : null;
  if (password) requireAcceptablePassword(password, passwordMinimumLength, email ?? currentEmail);
  return {
    email: email === currentEmail ? null : email,
    passwordHash: password ? await hashPassword(password) : null,
    role: input.role || null,
    isConfirmed: input.email_confirm,
    userMetadata: input.user_metadata,
    appMetadata: input.app_metadata,
    banMilliseconds,
  };
}

/**
 * Changes a user. A new password or a ban ends the user's sessions. Throws 422 `email_exists`, and
 * 400 `validation_failed` when the metadata is too large.
 */
export async function changeUser(
  change: AccountChange,
  account: Account,
  changes: AdminUserChanges,
) {
  const { transaction, now } = change;
  const { id } = account;
  const { passwordHash, role, banMilliseconds } = changes;
  await changeAddress(change, account, changes);
  if (passwordHash) await changePassword(change, { account, session: null }, passwordHash);
  if (role !== null) await updateUser(change, id, { role });
  if (banMilliseconds !== null) {
    const banned_until = banMilliseconds === 0 ? null : now + banMilliseconds;
    await updateUser(change, id, { banned_until });
    if (banned_until !== null) await deleteSessions(change, id);
  }
  const { user_metadata, app_metadata } = await requireAccount(transaction, { id });
  const user = mergeMetadata(user_metadata, changes.userMetadata);
  const app = mergeMetadata(app_metadata, changes.appMetadata, appMetadataMaximumBytes);
  const metadata = { user_metadata: JSON.stringify(user), app_metadata: JSON.stringify(app) };
  await updateUser(change, id, metadata);
}

async function changeAddress(
  change: AccountChange,
  account: Account,
  { email, isConfirmed }: AdminUserChanges,
) {
  const { transaction, now } = change;
  const { id, email_confirmed_at: confirmedAt } = account;
  if (email) {
    if (await getAccount(transaction, { email })) throw authFailure(422, 'email_exists');
    await changeEmail(change, account, email, confirmedAt ?? (isConfirmed ? now : null));
    // Links and codes mailed to the old address stop working.
    await deleteOneTimeTokens(change, id);
    await deleteFlows(change, id);
  } else if (isConfirmed && account.email && !confirmedAt) {
    await confirmEmail(change, account);
  }
}
