import type * as v from 'valibot';
import type { ColumnTypeName } from '#contract/tables/column-types.ts';

/** A column of a table; no column is ever null. */
export interface ColumnDefinition {
  type: ColumnTypeName;
  /**
   * The value for a row that omits the column: the caller's id, the time of the request, its day
   * (UTC), or a random UUID. Nobody may choose the last one, because it has to be unguessable.
   */
  default?: 'caller' | 'now' | 'today' | 'random';
  /** Checks a value in its JSON form. Clients get the message. */
  check?: v.GenericSchema<unknown, string | number>;
}

/**
 * A table in which every user has their own rows. The server's API and change feed, the row types
 * and the tests of the migrations derive from it.
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
  /** The member of a broadcast change that says whether the row exists now. */
  presentAs: string;
  /** How many rows a user may have, where it is fewer than of other tables. */
  mostRows?: number;
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
