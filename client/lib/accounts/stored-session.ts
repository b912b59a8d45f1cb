import type { Session } from '@supabase/auth-js';
import * as v from 'valibot';
import type { GuardedStorage } from '#client/lib/guarded-storage.ts';

const text = v.pipe(v.string(), v.nonEmpty());

/** The part of a session that the accounts client and the app rely on. */
const sessionSchema = v.object({
  access_token: text,
  refresh_token: text,
  expires_at: v.number(),
  user: v.object({ id: text }),
});

const storedSessionSchema = v.pipe(v.string(), v.parseJson(), sessionSchema);

/** The session as it is stored, however old; null when there is none. */
export function readStoredSession(storage: GuardedStorage, key: string): Session | null {
  const stored = storage.getItem(key);
  return v.is(storedSessionSchema, stored) ? JSON.parse(stored) : null;
}

/** Removes an invalid stored session, on which the accounts client would fail. */
export function removeUnusableSession(storage: GuardedStorage, key: string): void {
  if (!v.is(storedSessionSchema, storage.getItem(key))) storage.removeItem(key);
}
