import { randomUUID } from 'node:crypto';
import type { JsonObject } from '#server/accounts/requests/user-metadata.ts';
import type { Account, AccountIdentity, Factor } from '#server/accounts/users/users-store.ts';

/** A user as the API gives it; unset members are left out. */
export function describeUser(account: Account): JsonObject {
  return {
    id: account.id,
    aud: 'authenticated',
    role: account.role,
    email: account.email ?? '',
    phone: '',
    ...times({
      email_confirmed_at: account.email_confirmed_at,
      confirmed_at: account.email_confirmed_at,
      confirmation_sent_at: account.confirmation_sent_at,
      invited_at: account.invited_at,
      recovery_sent_at: account.recovery_sent_at,
      email_change_sent_at: account.email_change_sent_at,
      reauthentication_sent_at: account.reauthentication_sent_at,
      last_sign_in_at: account.last_sign_in_at,
      banned_until: account.banned_until,
    }),
    ...(account.new_email !== null && { new_email: account.new_email }),
    app_metadata: account.app_metadata,
    user_metadata: account.user_metadata,
    identities: account.identities.map(describeIdentity),
    ...(account.factors.length > 0 && { factors: account.factors.map(describeFactor) }),
    ...times({ created_at: account.created_at, updated_at: account.updated_at }),
    is_anonymous: account.is_anonymous === 1,
  };
}

/** A second factor as the API gives it to its owner: without its secret. */
export function describeFactor(factor: Factor): JsonObject {
  return {
    id: factor.id,
    ...times({ created_at: factor.created_at, updated_at: factor.updated_at }),
    status: factor.status,
    ...(factor.friendly_name !== '' && { friendly_name: factor.friendly_name }),
    factor_type: 'totp',
    ...times({ last_challenged_at: factor.last_challenged_at }),
  };
}

/**
 * The answer to a sign-up of somebody whom the operator has invited, without the data that was
 * stored with the invitation.
 */
export function describeInvitedUser(account: Account): JsonObject {
  return { ...describeUser(account), user_metadata: {}, identities: [] };
}

/**
 * The answer to a sign-up with a confirmed address: an invented user, so that the answer reveals
 * nothing of the real one.
 */
export function describeTakenAddress(email: string, metadata: JsonObject, now: number): JsonObject {
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    ...times({ confirmation_sent_at: now }),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    ...times({ created_at: now, updated_at: now }),
    is_anonymous: false,
  };
}

function describeIdentity(identity: AccountIdentity): JsonObject {
  return {
    identity_id: identity.id,
    id: identity.user_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...times({
      last_sign_in_at: identity.last_sign_in_at,
      created_at: identity.created_at,
      updated_at: identity.updated_at,
    }),
    email: identity.identity_data.email,
  };
}

function times(milliseconds: Record<string, number | null>): Record<string, string> {
  const entries = Object.entries(milliseconds);
  return Object.fromEntries(
    entries.flatMap(([name, at]) => (at === null ? [] : [[name, new Date(at).toISOString()]])),
  );
}
