import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addresses } from '#contract/addresses.ts';
import type { Database } from '#server/database/schema.ts';

export interface ReadinessSources {
  database: Database;
  /** People's data is kept in it; otherwise it is a cache, which can be done without. */
  isDatabaseNeeded: boolean;
  catalogue: { health(): { isDegraded: boolean } };
  /** The server was told to stop. */
  isDraining(): boolean;
}

type DatabaseState = 'ok' | 'unwritable' | 'down';

// Load balancers ask every few seconds, and do not wait longer.
const patienceMilliseconds = 2_000;

// Anybody may ask, and each look writes to the disk.
const betweenLooksMilliseconds = 1_000;

/**
 * `GET /readyz`: whether new requests are to be sent here. 503 while the database does not answer or
 * cannot be written, and once the server was told to stop; a catalogue that lives on what it has kept
 * is still 200.
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

/** Writes a little, as far as to the disk. Rejects with what keeps it from that. */
async function probeWrites(database: Database): Promise<void> {
  // The one row that every database has and nobody reads: migrations take turns by other locks. It
  // changes each time, since SQLite does not write what is there already.
  await database
    .withTables<{ kysely_migration_lock: { is_locked: number } }>()
    .updateTable('kysely_migration_lock')
    .set((row) => ({ is_locked: row(row.val(1), '-', row.ref('is_locked')) }))
    .execute();
}
