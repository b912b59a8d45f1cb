import * as v from 'valibot';
import type { FavoriteChange } from '#server/realtime/change-feed.ts';
import { readChangeFilter } from '#server/realtime/change-filter.ts';
import { Refusal } from '#server/realtime/refusal.ts';

/** What a client asks to hear of (accounts contract, C.2). */
export const changeBindingSchema = v.object({
  event: v.picklist(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: v.nullish(v.string()),
  table: v.nullish(v.string()),
  filter: v.nullish(v.string()),
});

export type ChangeBinding = v.InferOutput<typeof changeBindingSchema>;

/**
 * Makes a binding a test of changes. A deleted row is known by its primary key alone, so a filter
 * sees no more of it. Throws a Refusal for a table that is not there and for an unreadable filter.
 */
export function readChangeBinding(binding: ChangeBinding): (change: FavoriteChange) => boolean {
  const { event, filter } = binding;
  requireFavoritesTable(binding);
  const passes = filter ? readChangeFilter(filter) : () => true;
  return ({ type, record, old_record }) =>
    (event === '*' || event === type) && passes(record ?? old_record ?? {});
}

// A binding may name the schema and mean all of its tables.
function requireFavoritesTable({ schema, table }: ChangeBinding): void {
  const isSchema = ['public', '*'].includes(schema ?? 'public');
  const isTable = ['favorites', '*'].includes(table ?? '*');
  if (isSchema && isTable && (schema || table)) return;
  throw new Refusal(
    `There are no changes of the table ${schema ?? 'public'}.${table ?? '*'}. The only table is public.favorites.`,
  );
}
