import type { AuthChangeEvent, Session } from '@supabase/auth-js';
import type { AccountsClient } from '#client/lib/accounts/accounts-client.ts';
import type { Backend } from '#client/lib/backend.tsx';
import { whenIdle } from '#client/lib/when-idle.ts';

/**
 * Calls `listener` with the accounts client's events, whichever caller loads it. Loads it at once when
 * `isUrgent`, else when the browser is idle. Code that fails to load counts as a service that does not
 * answer. Gives a function that stops following.
 */
export function followAccounts(
  { getAccounts, accountsLoaded }: Backend,
  isUrgent: boolean,
  listener: (event: AuthChangeEvent, next: Session | null) => void,
): () => void {
  let isEnded = false;
  let unsubscribe = () => {};

  accountsLoaded.then((accounts) => {
    if (isEnded) return;
    const { data } = accounts.onAuthStateChange((event, next) => {
      if (event === 'INITIAL_SESSION' && next) removeRefusedSession(accounts);
      listener(event, next);
    });
    unsubscribe = data.subscription.unsubscribe;
  });

  const ready = isUrgent ? Promise.resolve() : whenIdle();
  ready.then(getAccounts).catch(() => {
    if (!isEnded) listener('INITIAL_SESSION', null);
  });

  return () => {
    isEnded = true;
    unsubscribe();
  };
}

// The server may have ended a stored session meanwhile, which its tokens do not show. Only a
// refusal counts: a service that does not answer logs nobody out.
async function removeRefusedSession(accounts: AccountsClient): Promise<void> {
  const { error } = await accounts.getUser();
  if (error?.status === 401 || error?.status === 403) await accounts.signOut({ scope: 'local' });
}
