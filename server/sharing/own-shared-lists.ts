import * as v from 'valibot';
import {
  mostSharedTitles,
  type SharedList,
  sharedListSchema,
} from '#contract/tables/shared-lists.ts';
import { rowKeySchema } from '#contract/tables/title-list.ts';
import { titleLists } from '#contract/tables/title-lists.ts';
import type { Database } from '#server/database/schema.ts';
import { findByAddress, rowsOf } from '#server/tables/table-store.ts';

/** Gives what an address shows; null where nothing is shared, or not any more. */
export type FindSharedList = (address: string) => Promise<SharedList | null>;

/** Finds the lists that users of this server share. */
export function createSharedListFinder(database: Database, clock: () => number): FindSharedList {
  return async (address) => {
    const shared = await findByAddress(database, address, clock());
    const table = titleLists.find(({ name }) => name === shared?.list);
    if (!shared || !table) return null;
    const titles = await rowsOf(database, table, shared.user_id).find({
      select: Object.keys(rowKeySchema.entries),
      conditions: [],
      order: [{ column: 'created_at', direction: 'desc' }],
      offset: 0,
      limit: mostSharedTitles,
    });
    // Leaves out everything of the account.
    return v.parse(sharedListSchema, { ...shared, titles });
  };
}
