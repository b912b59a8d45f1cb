import { randomUUID } from 'node:crypto';
import type { JsonObject } from '#server/auth/user-metadata.ts';
import type { Account, AccountIdentity } from '#server/auth/users-store.ts';

/** A user as the API tells of one; what is unset is left out (accounts contract, A.3). */
export function describeUser(account: Account): JsonObject {
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email ?? '',
    phone: '',
    ...times({
      email_confirmed_at: account.email_confirmed_at,
      confirmed_at: account.email_confirmed_at,
      confirmation_sent_at: account.confirmation_sent_at,
      recovery_sent_at: account.recovery_sent_at,
      last_sign_in_at: account.last_sign_in_at,
      banned_until: account.banned_until,
    }),
    app_metadata: account.app_metadata,
    user_metadata: account.user_metadata,
    identities: account.identities.map(describeIdentity),
    ...times({ created_at: account.created_at, updated_at: account.updated_at }),
    is_anonymous: false,
  };
}

/**
 * The answer to a sign-up with an address that somebody confirmed before: a user that does not
 * exist, so that the answer holds nothing of the one who does (accounts contract, A.4).
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
