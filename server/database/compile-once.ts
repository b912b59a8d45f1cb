import { type Compilable, type CompiledQuery, SqliteAdapter } from 'kysely';
import { LRUCache } from 'lru-cache';
import { cachedStatements } from '#server/database/cached-statements.ts';
import type { Database } from '#server/database/schema.ts';

// Clients send requests of few shapes, and compiling a statement takes as long as running it.
const compiledQueries = new LRUCache<string, CompiledQuery>({
  ...cachedStatements,
  sizeCalculation: (compiled) => compiled.sql.length,
});

/**
 * Compiles the statement that `build` gives, for this kind of database only once. `shape` must be
 * different for every other text of a statement; its values are given when it runs.
 */
export function compileOnce(
  database: Database,
  shape: string,
  build: () => Compilable,
): CompiledQuery {
  const key = `${isEmbedded(database)} ${shape}`;
  const known = compiledQueries.get(key);
  if (known) return known;
  const compiled = build().compile();
  compiledQueries.set(key, compiled);
  return compiled;
}

/** Whether it is the embedded database, not PostgreSQL. */
export function isEmbedded(database: Database): boolean {
  return database.getExecutor().adapter instanceof SqliteAdapter;
}
