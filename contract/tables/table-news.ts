import * as v from 'valibot';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { listChangeSchemaOf, type TitleList } from '#contract/tables/title-list.ts';

/** The private topic on which a user's devices hear of that user's rows, and nobody else does. */
export function newsTopic({ name }: TableDefinition, userId: string): string {
  return `${name}:${userId}`;
}

/**
 * What one broadcast on the topic says, under the event of the table's name: the keys of the rows
 * that were added and removed, in their order. Null when there are too many: whoever hears it
 * reads the table again. A hosted project's trigger sends the same
 * (`supabase/migrations/0003_private_news_of_favorites.sql`).
 */
export function newsSchemaOf({ presentAs }: TitleList) {
  return v.object({ changes: v.nullable(v.array(listChangeSchemaOf(presentAs))) });
}
