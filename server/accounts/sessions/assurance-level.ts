import type { ActiveSession } from '#server/accounts/sessions/sessions-store.ts';
import type { Account } from '#server/accounts/users/users-store.ts';

/** Whether the user has a verified second factor, which a log-in then requires. */
export function hasVerifiedFactor({ factors }: Pick<Account, 'factors'>): boolean {
  return factors.some(({ status }) => status === 'verified');
}

/** Whether the user has a second factor that the session has not shown. */
export function lacksSecondFactor(
  account: Pick<Account, 'factors'>,
  session: Pick<ActiveSession, 'aal'> | null,
): boolean {
  return hasVerifiedFactor(account) && session?.aal !== 'aal2';
}
