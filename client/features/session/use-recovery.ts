import { isAuthRetryableFetchError } from '@supabase/auth-js';
import { useEffect, useState } from 'react';
import { useBackend } from '#client/lib/backend.tsx';

/** The state of the recovery link. */
export type Recovery = 'checking' | 'ready' | 'invalid' | 'missing' | 'unreachable';

/**
 * Takes the recovery link of this page's address, or the session an earlier load of this tab made
 * from it. `refuse` says that the auth service no longer takes it.
 */
export function useRecovery(): { recovery: Recovery; refuse: () => void } {
  const { getRecovery } = useBackend();
  const [recovery, setRecovery] = useState<Recovery>('checking');

  useEffect(() => {
    let isCurrent = true;
    async function check(): Promise<Recovery> {
      // Read before the client takes the tokens out of the address.
      const fragment = new URLSearchParams(window.location.hash.slice(1));
      if (fragment.has('error') || fragment.has('error_code')) return 'invalid';
      const client = await getRecovery().catch(() => null);
      if (!client) return 'unreachable';
      const { error } = await client.initialize();
      if (isAuthRetryableFetchError(error)) {
        // Puts the tokens back into the address, for another attempt.
        window.history.replaceState(window.history.state, '', `#${fragment}`);
        return 'unreachable';
      }
      if (error) return 'invalid';
      const { data } = await client.getSession();
      if (data.session) return 'ready';
      return fragment.has('access_token') ? 'invalid' : 'missing';
    }
    check().then((result) => isCurrent && setRecovery(result));
    return () => {
      isCurrent = false;
    };
  }, [getRecovery]);

  // A second link pasted into this tab changes the fragment only, which loads nothing by itself.
  useEffect(() => {
    function startOver() {
      if (window.location.hash.includes('access_token=')) window.location.reload();
    }
    window.addEventListener('hashchange', startOver);
    return () => window.removeEventListener('hashchange', startOver);
  }, []);

  return { recovery, refuse: () => setRecovery('invalid') };
}
