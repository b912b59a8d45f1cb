import * as v from 'valibot';
import { userTables } from '#contract/tables/user-tables.ts';
import type { TableChange } from '#server/realtime/change-feed.ts';
import { readChangeFilter } from '#server/realtime/change-filter.ts';
import { Refusal } from '#server/realtime/refusal.ts';

/** Which changes a client asks for (docs/contracts/table-and-feed.md#join). */
export const changeBindingSchema = v.object({
  event: v.picklist(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: v.nullish(v.string()),
  table: v.nullish(v.string()),
  filter: v.nullish(v.string()),
});

export type ChangeBinding = v.InferOutput<typeof changeBindingSchema>;

/**
 * Turns a binding into a test of changes. Of a deleted row only the primary key is known, so a
 * filter can test nothing else. Throws a Refusal for an unknown table and for an unreadable filter.
 */
export function readChangeBinding(binding: ChangeBinding): (change: TableChange) => boolean {
  const { event, filter } = binding;
  const filters = new Map(
    findTables(binding).map((table) => [
      table.name,
      filter ? readChangeFilter(table, filter) : () => true,
    ]),
  );
  return ({ table, type, record, old_record }) =>
    (event === '*' || event === type) && filters.get(table)?.(record ?? old_record ?? {}) === true;
}

// A binding that names only the schema means all of its tables.
function findTables({ schema, table }: ChangeBinding) {
  const isSchema = ['public', '*'].includes(schema ?? 'public') && (schema || table);
  const tables = userTables.filter(({ name }) => isSchema && [name, '*'].includes(table ?? '*'));
  if (tables.length > 0) return tables;
  const names = userTables.map(({ name }) => `public.${name}`).join(', ');
  throw new Refusal(
    `There are no changes of the table ${schema ?? 'public'}.${table ?? '*'}, only of ${names}.`,
  );
}
