import * as v from 'valibot';
import { mediaTypeSchema, mediaTypes } from '#contract/catalogue.ts';
import type { ColumnDefinition, TableDefinition } from '#contract/tables/table-definition.ts';

/** Type and id together identify a title: movie 5 and TV show 5 differ (docs/contracts/table-and-feed.md#what-a-favorite-is). */
export const rowKeySchema = v.object({
  movie_id: v.pipe(v.number(), v.safeInteger(), v.minValue(1, 'The movie_id is 1 or more.')),
  type: v.config(mediaTypeSchema, { message: `The type is ${mediaTypes.join(' or ')}.` }),
});

export type RowKey = v.InferOutput<typeof rowKeySchema>;

/** What a list says of a title besides that it is listed: its columns beyond the common ones. */
export type RowDetails = Readonly<Record<string, string>>;

/** A row of a list without its owner and its time. */
export interface ListRow extends RowKey {
  /** Left out where there are none. */
  details?: RowDetails | undefined;
}

/** Whether a title is in a list after a change, and with which details. */
export interface ListChange extends ListRow {
  isListed: boolean;
}

/** A table of titles. The client derives its list of the same name from it. */
export interface TitleList extends TableDefinition {
  columns: TableDefinition['columns'] & Record<keyof RowKey, ColumnDefinition>;
}

const commonColumns = {
  user_id: { type: 'uuid', default: 'caller' },
  movie_id: { type: 'int8', check: rowKeySchema.entries.movie_id },
  type: { type: 'text', check: rowKeySchema.entries.type },
  created_at: { type: 'timestamptz', default: 'now' },
} as const satisfies TitleList['columns'];

/** Defines a table of titles whose rows have these details besides what every list has. */
export function defineTitleList<
  const Name extends string,
  const Details extends Record<string, ColumnDefinition> = Record<never, never>,
>(name: Name, presentAs: string, details = {} as Details) {
  return {
    name,
    key: ['user_id', 'type', 'movie_id'],
    columns: { ...commonColumns, ...details },
    presentAs,
  } as const satisfies TitleList;
}

/** The columns of a list that only some lists have. */
export function detailColumnsOf({ columns }: TitleList): [string, ColumnDefinition][] {
  return Object.entries(columns).filter(([name]) => !Object.hasOwn(commonColumns, name));
}

/** The details in a record of the list; those that are missing or wrong are left out. */
export function detailsIn(
  list: TitleList,
  record: Record<string, unknown>,
): RowDetails | undefined {
  const present = detailColumnsOf(list).filter(([name, { check = v.string() }]) =>
    v.is(check, record[name]),
  );
  if (present.length === 0) return undefined;
  return Object.fromEntries(present.map(([name]) => [name, String(record[name])]));
}

/** Reads a row of the list's table. */
export function listRowSchemaOf(list: TitleList) {
  return v.pipe(
    v.looseObject(rowKeySchema.entries),
    v.transform((row): ListRow => {
      return { movie_id: row.movie_id, type: row.type, details: detailsIn(list, row) };
    }),
  );
}

/** Reads a change of the list whose `member` says whether the title is listed. */
export function listChangeSchemaOf(list: TitleList, member: string) {
  return v.pipe(
    v.looseObject({ ...rowKeySchema.entries, [member]: v.boolean() }),
    v.transform(({ movie_id, type, ...rest }): ListChange => {
      return { movie_id, type, isListed: rest[member] === true, details: detailsIn(list, rest) };
    }),
  );
}
