import { type CompiledQuery, SqliteAdapter } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/sqlite';
import { LRUCache } from 'lru-cache';
import type { Database } from '#server/database/schema.ts';

/** A select as Kysely builds it. */
type Select<Row> = Parameters<typeof jsonArrayFrom<Row>>[0] & { compile(): CompiledQuery<Row> };

// Clients send requests of few shapes, and compiling one takes as long as running it.
const compiledSelects = new LRUCache<string, CompiledQuery>({ max: 500 });

/**
 * Runs a select of many rows, whose values are texts and whole numbers. `shape` is different for
 * each text of the statement, so that each is built only once; `parameters` are in its order.
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
  const isEmbedded = database.getExecutor().adapter instanceof SqliteAdapter;
  const compile = () => {
    const select = build();
    const asJson = () => database.selectNoFrom(jsonArrayFrom(select).as('json'));
    return isEmbedded ? asJson().compile() : select.compile();
  };
  const key = `${isEmbedded} ${shape}`;
  const compiled = compiledSelects.get(key) ?? compile();
  compiledSelects.set(key, compiled);
  const { rows } = await database.executeQuery({ ...compiled, parameters });
  return isEmbedded ? JSON.parse((rows as { json: string }[])[0]?.json ?? '[]') : (rows as Row[]);
}
