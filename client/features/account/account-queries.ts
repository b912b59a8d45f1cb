import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readOwnSessions } from '#client/features/account/own-sessions.ts';
import { useSession } from '#client/features/session/session-provider.tsx';
import { useBackend } from '#client/lib/backend.tsx';

// Much of an account changes elsewhere: by a link in another tab, or on another device.
const alwaysFresh = { staleTime: 0, refetchOnWindowFocus: true };

function useUserId(): string | null {
  const { session } = useSession();
  return session.status === 'signed-in' ? session.userId : null;
}

/** The visitor's account as the accounts service has it now. */
export function useUser() {
  const { getAccounts } = useBackend();
  return useQuery({
    ...alwaysFresh,
    queryKey: ['account', useUserId(), 'user'],
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
    ...alwaysFresh,
    queryKey: ['account', useUserId(), 'sessions'],
    queryFn: async () => readOwnSessions(await getTable()),
  });
}

/** Gives a function that refetches everything about the account. */
export function useRefreshAccount(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['account'] });
}
