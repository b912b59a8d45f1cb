import type { Account } from '#server/accounts/users/users-store.ts';
import { Failure } from '#server/failure.ts';

/** Throws `user_banned`, with the status of the endpoint, while the account is locked. */
export function refuseBannedUser(account: Account, now: number, status: 400 | 403): void {
  if (account.banned_until !== null && account.banned_until > now) {
    throw new Failure(status, 'user_banned', 'This account is locked. Please try again later.');
  }
}
