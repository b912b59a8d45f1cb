import * as v from 'valibot';
import { deleteOneTimeTokens } from '#server/accounts/mailed-links/one-time-tokens-store.ts';
import { changePassword } from '#server/accounts/passwords/password-change.ts';
import { hashPassword } from '#server/accounts/passwords/password-hash.ts';
import { requireAcceptablePassword } from '#server/accounts/passwords/password-policy.ts';
import { deleteFlows } from '#server/accounts/sessions/flows-store.ts';
import { deleteSessions } from '#server/accounts/sessions/sessions-store.ts';
import { readBanDuration } from '#server/accounts/users/ban-duration.ts';
import {
  appMetadataMaximumBytes,
  type JsonObject,
  mergeMetadata,
  metadataSchema,
} from '#server/accounts/users/user-metadata.ts';
import {
  type Account,
  changeEmail,
  confirmEmail,
  getAccount,
  requireAccount,
  updateUser,
} from '#server/accounts/users/users-store.ts';
import {
  emailExists,
  phoneProviderDisabled,
  validationFailed,
} from '#server/accounts/wire/auth-failures.ts';
import { requireMailAddress } from '#server/accounts/wire/mail-address.ts';
import { optionalText } from '#server/accounts/wire/read-input.ts';
import type { Database } from '#server/database/schema.ts';
import type { Settings } from '#server/settings/read-settings.ts';

/** What an administrator may say of a user, new or known; it counts at once, without a mail. */
export const adminUserSchema = v.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  password_hash: optionalText,
  // What PostgreSQL takes for a role without quotes.
  role: v.pipe(optionalText, v.regex(/^\w{0,63}$/)),
  email_confirm: v.nullish(v.boolean(), false),
  user_metadata: metadataSchema,
  app_metadata: metadataSchema,
  ban_duration: optionalText,
});

/** The same, checked; null, false and an empty object leave things as they are. */
export interface AdminUserChanges {
  email: string | null;
  passwordHash: string | null;
  /** What the access token says of the user's rights. */
  role: string | null;
  isConfirmed: boolean;
  userMetadata: JsonObject;
  appMetadata: JsonObject;
  /** 0 ends a ban. */
  banMilliseconds: number | null;
}

/**
 * Checks what is to be changed. Throws 400 `validation_failed` or `phone_provider_disabled`, and
 * 422 `weak_password`.
 */
export async function readAdminUserChanges(
  input: v.InferOutput<typeof adminUserSchema>,
  { passwordMinimumLength }: Pick<Settings, 'passwordMinimumLength'>,
  currentEmail: string | null,
): Promise<AdminUserChanges> {
  const { password } = input;
  if (input.phone) throw phoneProviderDisabled();
  if (input.password_hash) {
    throw validationFailed('A password_hash of another server cannot be taken over.');
  }
  const email = input.email ? requireMailAddress(input.email) : null;
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
 * 400 `validation_failed` for more metadata than a user can have.
 */
export async function changeUser(
  transaction: Database,
  account: Account,
  changes: AdminUserChanges,
  now: number,
): Promise<void> {
  const { id } = account;
  const { passwordHash, role, banMilliseconds } = changes;
  await changeAddress(transaction, account, changes, now);
  if (passwordHash) {
    await changePassword(transaction, { account, session: null }, { passwordHash }, now);
  }
  if (role !== null) await updateUser(transaction, id, { role }, now);
  if (banMilliseconds !== null) {
    const banned_until = banMilliseconds === 0 ? null : now + banMilliseconds;
    await updateUser(transaction, id, { banned_until }, now);
    if (banned_until !== null) await deleteSessions(transaction, id);
  }
  const { user_metadata, app_metadata } = await requireAccount(transaction, { id });
  const user = mergeMetadata(user_metadata, changes.userMetadata);
  const app = mergeMetadata(app_metadata, changes.appMetadata, appMetadataMaximumBytes);
  const metadata = { user_metadata: JSON.stringify(user), app_metadata: JSON.stringify(app) };
  await updateUser(transaction, id, metadata, now);
}

async function changeAddress(
  transaction: Database,
  account: Account,
  { email, isConfirmed }: AdminUserChanges,
  now: number,
): Promise<void> {
  const { id, email_confirmed_at: confirmedAt } = account;
  if (email) {
    if (await getAccount(transaction, { email })) throw emailExists();
    await changeEmail(transaction, account, email, now, confirmedAt ?? (isConfirmed ? now : null));
    // What was mailed to the old address has no say any more.
    await deleteOneTimeTokens(transaction, id);
    await deleteFlows(transaction, id);
  } else if (isConfirmed && account.email && !confirmedAt) {
    await confirmEmail(transaction, account, now);
  }
}
