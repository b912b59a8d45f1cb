import { type SelectQueryBuilder, sql } from 'kysely';
import { compileOnce, isEmbedded } from '#server/database/compile-once.ts';
import type { Database } from '#server/database/schema.ts';

type Rows = Record<string, Record<string, unknown>>;

/** A select of many rows, whose values are texts and whole numbers. */
export interface ManyRows<Row> {
  /** Different for every other text of the statement (see compileOnce). */
  shape: string;
  /** The statement's values, in its order. */
  parameters: readonly unknown[];
  columns: readonly string[];
  build(): SelectQueryBuilder<Rows, string, Row>;
}

/** Rows as a JSON array of objects. */
export interface JsonRows {
  count: number;
  json: string;
}

/** Gives the rows. */
export async function selectMany<Row>(database: Database, select: ManyRows<Row>): Promise<Row[]> {
  if (isEmbedded(database)) return JSON.parse((await writtenByDatabase(database, select)).json);
  const compiled = compileOnce(database, select.shape, select.build);
  const { rows } = await database.executeQuery<Row>({
    ...compiled,
    parameters: select.parameters,
  });
  return rows;
}

/** Gives the rows as JSON, each with the columns in their order. */
export async function selectJson<Row>(
  database: Database,
  select: ManyRows<Row>,
): Promise<JsonRows> {
  if (isEmbedded(database)) return writtenByDatabase(database, select);
  const rows = await selectMany(database, select);
  return { count: rows.length, json: JSON.stringify(rows) };
}

/** The driver of the embedded database takes three times as long to hand over row after row. */
async function writtenByDatabase<Row>(
  database: Database,
  { shape, parameters, columns, build }: ManyRows<Row>,
): Promise<JsonRows> {
  const compiled = compileOnce(database, shape, () => {
    const members = columns.flatMap((column) => [sql.lit(column), sql.ref(column)]);
    return database
      .selectFrom(build().as('rows'))
      .select(({ fn }) => fn.countAll().as('count'))
      .select(sql<string>`json_group_array(json_object(${sql.join(members)}))`.as('json'));
  });
  const { rows } = await database.executeQuery<JsonRows>({ ...compiled, parameters });
  return rows[0] ?? { count: 0, json: '[]' };
}
