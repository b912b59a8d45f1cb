import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addresses } from '#contract/addresses.ts';
import type { Database } from '#server/database/schema.ts';

export interface ReadinessSources {
  database: Database;
  /** It stores users' data; otherwise it is only a cache, which the server can do without. */
  isDatabaseNeeded: boolean;
  catalogue: { health(): { isDegraded: boolean } };
  /** The server got the signal to stop. */
  isDraining(): boolean;
}

type DatabaseState = 'ok' | 'unwritable' | 'down';

// Load balancers probe every few seconds and do not wait longer.
const patienceMilliseconds = 2_000;

// Anybody may send requests, and each check writes to the disk.
const betweenLooksMilliseconds = 1_000;

/**
 * `GET /readyz`: whether to send new requests here. 503 while the database does not answer or cannot
 * be written, and after the signal to stop; still 200 while the catalogue answers only from its cache.
 */
export function registerReadinessRoutes(app: FastifyInstance, sources: ReadinessSources): void {
  const { database, isDatabaseNeeded, catalogue, isDraining } = sources;
  let look: { at: number; state: Promise<DatabaseState> } | undefined;

  function databaseState(log: FastifyBaseLogger): Promise<DatabaseState> {
    const now = performance.now();
    if (!look || now - look.at > betweenLooksMilliseconds) {
      look = { at: now, state: lookAt(database, isDatabaseNeeded, log) };
    }
    const { state } = look;
    return Promise.race([
      state,
      setTimeout<DatabaseState>(patienceMilliseconds, 'down', { ref: false }),
    ]);
  }

  app.get(addresses.readiness, { exposeHeadRoute: true }, async (request, reply) => {
    const state = await databaseState(request.log);
    const status = isDraining() ? 'draining' : state === 'ok' ? 'ready' : 'unavailable';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({
        status,
        database: state,
        catalogue: catalogue.health().isDegraded ? 'degraded' : 'ok',
      });
  });
}

async function lookAt(
  database: Database,
  isDatabaseNeeded: boolean,
  log: FastifyBaseLogger,
): Promise<DatabaseState> {
  try {
    await sql`select 1`.execute(database);
  } catch (err) {
    log.error({ err }, 'The database does not answer.');
    return 'down';
  }
  if (!isDatabaseNeeded) return 'ok';
  try {
    await probeWrites(database);
    return 'ok';
  } catch (err) {
    log.error({ err }, 'The database cannot be written.');
    return 'unwritable';
  }
}

/** Writes one row, down to the disk. Rejects with the reason when that fails. */
async function probeWrites(database: Database): Promise<void> {
  // Every database has this row, and nothing reads it, since migrations use other locks. The value
  // changes each time, because SQLite does not write an unchanged one.
  await database
    .withTables<{ kysely_migration_lock: { is_locked: number } }>()
    .updateTable('kysely_migration_lock')
    .set((row) => ({ is_locked: row(row.val(1), '-', row.ref('is_locked')) }))
    .execute();
}
