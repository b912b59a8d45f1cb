import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSession } from '#client/features/session/session-provider.tsx';
import {
  createSharedList,
  readSharedLists,
  removeSharedList,
} from '#client/features/sharing/shared-lists-client.ts';
import { useBackend } from '#client/lib/backend.tsx';
import type { TableClient } from '#client/lib/table-client.ts';
import type { OwnSharedList } from '#contract/tables/shared-lists.ts';

/** The addresses at which the visitor shows lists, and how they are made and removed. */
export function useSharedLists() {
  const { getTable } = useBackend();
  const { session } = useSession();
  const queries = useQueryClient();
  const userId = session.status === 'signed-in' ? session.userId : null;
  const queryKey = ['shared-lists', userId];

  const all = useQuery({
    queryKey,
    enabled: userId !== null,
    // Another device may have changed them.
    staleTime: 0,
    queryFn: async () => readSharedLists(await getTable()),
  });

  /** Resolves when the addresses have been read again; rejects with the database's error. */
  async function change(work: (table: TableClient) => Promise<void>): Promise<void> {
    await work(await getTable());
    await queries.invalidateQueries({ queryKey });
  }

  return {
    all,
    create: (row: Omit<OwnSharedList, 'address'>) =>
      change((table) => createSharedList(table, row)),
    remove: (address: string) => change((table) => removeSharedList(table, address)),
  };
}
