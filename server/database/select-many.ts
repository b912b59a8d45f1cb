import type { Compilable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/sqlite';
import { compileOnce, isEmbedded } from '#server/database/compile-once.ts';
import type { Database } from '#server/database/schema.ts';

type Select<Row> = Parameters<typeof jsonArrayFrom<Row>>[0] & Compilable<Row>;

/**
 * Runs a select of many rows, whose values are texts and whole numbers. `parameters` are the values
 * of the statement in its order; for `shape` see compileOnce.
 *
 * The embedded database gives the rows as one JSON text: its driver takes twice as long to hand
 * them over one by one.
 */
export async function selectMany<Row>(
  database: Database,
  shape: string,
  parameters: readonly unknown[],
  build: () => Select<Row>,
): Promise<Row[]> {
  if (!isEmbedded(database)) {
    const compiled = compileOnce(database, shape, build);
    return (await database.executeQuery<Row>({ ...compiled, parameters })).rows;
  }
  const asJson = () => database.selectNoFrom(jsonArrayFrom(build()).as('json'));
  const compiled = compileOnce(database, shape, asJson);
  const { rows } = await database.executeQuery<{ json: string }>({ ...compiled, parameters });
  return JSON.parse(rows[0]?.json ?? '[]');
}
