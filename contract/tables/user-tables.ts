import { sharedLists } from '#contract/tables/shared-lists.ts';
import type { StoredRowOf, TableDefinition } from '#contract/tables/table-definition.ts';
import { titleLists } from '#contract/tables/title-lists.ts';

const definitions = [...titleLists, sharedLists] as const;

/** Every table in which users have their own rows. The server offers each under its name. */
export const userTables: readonly TableDefinition[] = definitions;

/** Their rows as the server's database stores them, by the name of the table. */
export type StoredUserTables = {
  [Table in (typeof definitions)[number] as Table['name']]: StoredRowOf<Table>;
};

/** Their primary keys, by the name of the table. */
export const userTableKeys = Object.fromEntries(
  userTables.map(({ name, key }) => [name, key]),
) as Record<keyof StoredUserTables, TableDefinition['key']>;
