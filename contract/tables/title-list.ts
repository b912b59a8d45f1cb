import * as v from 'valibot';
import { mediaTypeSchema, mediaTypes } from '#contract/catalogue.ts';
import type { ColumnDefinition, TableDefinition } from '#contract/tables/table-definition.ts';

/** Type and id together identify a title: movie 5 and TV show 5 differ (docs/contracts/table-and-feed.md#what-a-favorite-is). */
export const rowKeySchema = v.object({
  movie_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'The movie_id is 1 or more.')),
  type: v.config(mediaTypeSchema, { message: `The type is ${mediaTypes.join(' or ')}.` }),
});

export type RowKey = v.InferOutput<typeof rowKeySchema>;

const listChangeSchema = v.object({ ...rowKeySchema.entries, isListed: v.boolean() });

/** Whether a title is in a list after a change. */
export type ListChange = v.InferOutput<typeof listChangeSchema>;

/** Reads a change whose `member` says whether the title is listed. */
export function listChangeSchemaOf(member: string) {
  return v.pipe(
    v.looseObject({}),
    v.transform((change) => ({ ...change, isListed: change[member] })),
    listChangeSchema,
  );
}

/** A table of titles. The client derives its list of the same name from it. */
export interface TitleList extends TableDefinition {
  columns: TableDefinition['columns'] & Record<keyof RowKey, ColumnDefinition>;
}
