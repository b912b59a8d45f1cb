import * as v from 'valibot';
import type { TableClient } from '#client/lib/table-client.ts';
import {
  type OwnSharedList,
  ownSharedListSchema,
  sharedLists,
} from '#contract/tables/shared-lists.ts';

const columns = Object.keys(ownSharedListSchema.entries).join();

/** The visitor's addresses, oldest first. Throws the database's error. */
export async function readSharedLists(table: TableClient): Promise<OwnSharedList[]> {
  const { data, error } = await table.from(sharedLists.name).select(columns).order('created_at');
  if (error) throw error;
  return v.parse(v.array(ownSharedListSchema), data);
}

/** Makes an address for a list. Throws the database's error. */
export async function createSharedList(
  table: TableClient,
  row: Omit<OwnSharedList, 'address'>,
): Promise<void> {
  const { error } = await table.from(sharedLists.name).insert(row);
  if (error) throw error;
}

/** Removes an address for good. Throws the database's error. */
export async function removeSharedList(table: TableClient, address: string): Promise<void> {
  const { error } = await table.from(sharedLists.name).delete().eq('address', address);
  if (error) throw error;
}
