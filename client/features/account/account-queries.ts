import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readOwnSessions } from '#client/features/account/own-sessions.ts';
import { useSession } from '#client/features/session/session-provider.tsx';
import { useBackend } from '#client/lib/backend.tsx';

/** What the queries have in common; `of` names one of them. */
function useAccountOptions(of: string) {
  const { session } = useSession();
  const userId = session.status === 'signed-in' ? session.userId : null;
  return {
    queryKey: ['account', userId, of],
    // In the first render nobody is known yet.
    enabled: userId !== null,
    // Much of an account changes elsewhere: by a link in another tab, or on another device.
    staleTime: 0,
    refetchOnWindowFocus: true,
  };
}

/** The visitor's account as the accounts service has it now. */
export function useUser() {
  const { getAccounts } = useBackend();
  return useQuery({
    ...useAccountOptions('user'),
    async queryFn() {
      const accounts = await getAccounts();
      const { data, error } = await accounts.getUser();
      if (error) throw error;
      return data.user;
    },
  });
}

/** Where the visitor is logged in; null when the service does not say. */
export function useOwnSessions() {
  const { getTable } = useBackend();
  return useQuery({
    ...useAccountOptions('sessions'),
    queryFn: async () => readOwnSessions(await getTable()),
  });
}

/** Gives a function that refetches everything about the account. */
export function useRefreshAccount(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['account'] });
}
