import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#client/features/session/session-provider.tsx';
import {
  createSharedList,
  readSharedLists,
  removeSharedList,
} from '#client/features/sharing/shared-lists-client.ts';
import { useBackend } from '#client/lib/backend.tsx';
import type { OwnSharedList } from '#contract/tables/shared-lists.ts';

/** The addresses at which the visitor shows lists, and how they are made and removed. */
export function useSharedLists() {
  const { getTable } = useBackend();
  const { session } = useSession();
  const queries = useQueryClient();
  const userId = session.status === 'signed-in' ? session.userId : null;
  const queryKey = ['shared-lists', userId];
  // The list is read again before a form says that it is done.
  const change = {
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries({ queryKey }),
  } as const;

  const all = useQuery({
    queryKey,
    enabled: userId !== null,
    // Another device may have changed them.
    staleTime: 0,
    queryFn: async () => readSharedLists(await getTable()),
  });
  const creation = useMutation({
    ...change,
    mutationFn: async (row: Omit<OwnSharedList, 'address'>) =>
      createSharedList(await getTable(), row),
  });
  const removal = useMutation({
    ...change,
    mutationFn: async (address: string) => removeSharedList(await getTable(), address),
  });
  return { all, creation, removal };
}
