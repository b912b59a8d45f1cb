import * as v from 'valibot';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { listChangeSchemaOf, type TitleList } from '#contract/tables/title-list.ts';

/** The private topic of a user's changes: only that user's own devices may join it. */
export function newsTopic({ name }: TableDefinition, userId: string): string {
  return `${name}:${userId}`;
}

/**
 * The payload of one broadcast on the topic; its event is the table's name. It lists the
 * rows that were added, changed and removed, in order. When there are too many, `changes` is null and the
 * client reads the table again. A hosted project's trigger sends the same
 * (`supabase/migrations/0004_lists.sql`).
 */
export function newsSchemaOf(list: TitleList) {
  return v.object({ changes: v.nullable(v.array(listChangeSchemaOf(list, list.presentAs))) });
}
