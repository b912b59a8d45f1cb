import type { JsonRecord } from '#client/features/transfer/read/parse-records.ts';
import type { Row, Table } from '#client/features/transfer/read/parse-table.ts';
import type { Draft, Service } from '#client/features/transfer/transfer-line.ts';
import type { ListName } from '#contract/tables/title-lists.ts';

/** A table that a service writes. */
export interface TableFormat {
  service: Service;
  recognises(columns: ReadonlySet<string>): boolean;
  /** Gives what reads a row; a row that is no title gives null. */
  createReader(table: Table, file: string): (row: Row) => Draft | null;
}

/** A JSON file that a service writes. */
export interface JsonFormat {
  service: Service;
  recognises(record: JsonRecord): boolean;
  /** Reads a record; one that is no title gives null. */
  read(record: JsonRecord, file: string): Draft | null;
}

const hints: [RegExp, ListName][] = [
  [/not.?for.?me|hidden|blocked/i, 'not_for_me'],
  [/watch.?list|watch.?later|to.?watch/i, 'watch_later'],
  [/favou?rite|likes?\b/i, 'favorites'],
  [/watched|history|diary|reviews|rated|ratings|seen|check.?ins/i, 'seen'],
];

/** The list that the name of a file, or of a list in it, speaks of. */
export function listNamedBy(name: string): ListName | null {
  return hints.find(([hint]) => hint.test(name))?.[1] ?? null;
}
