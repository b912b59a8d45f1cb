import type * as v from 'valibot';
import type { ColumnTypeName } from '#contract/tables/column-types.ts';

/** A column of a table; no column is ever null. */
export interface ColumnDefinition {
  type: ColumnTypeName;
  /** What a row gets that leaves the column out: the caller's id, or the time of the request. */
  default?: 'caller' | 'now';
  /** Which values the column takes, in their JSON form; the message says so to clients. */
  check?: v.GenericSchema<unknown, string | number>;
}

/**
 * A table of which every user has rows of their own. The server's API and change feed, the types of
 * the rows and the tests of the migrations derive from it.
 */
export interface TableDefinition {
  name: string;
  /** The primary key, which begins with the owner. */
  key: readonly ['user_id', ...string[]];
  /** In the order in which `select=*` gives them. */
  columns: { user_id: ColumnDefinition; created_at: ColumnDefinition } & Record<
    string,
    ColumnDefinition
  >;
  /** The member of the table's broadcasts that says whether the row is there. */
  presentAs: string;
}

type Columns<Table extends TableDefinition> = Table['columns'];

type JsonValue<Column extends ColumnDefinition> = Column extends {
  check: infer Check extends v.GenericSchema;
}
  ? v.InferOutput<Check>
  : Column['type'] extends 'int8'
    ? number
    : string;

/** A row of the table as the server's database stores it. */
export type StoredRowOf<Table extends TableDefinition> = {
  [Name in keyof Columns<Table>]: Columns<Table>[Name]['type'] extends 'timestamptz'
    ? number
    : JsonValue<Columns<Table>[Name]>;
};
