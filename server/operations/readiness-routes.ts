import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

export interface ReadinessSources {
  database: Database;
  catalogue: { health(): { isDegraded: boolean } };
  /** The server was told to stop. */
  isDraining(): boolean;
}

// Load balancers ask every few seconds, and do not wait longer.
const patienceMilliseconds = 2_000;

/**
 * `GET /readyz`: whether new requests are to be sent here. 503 while the database does not answer
 * and once the server was told to stop; a catalogue that lives on what it has kept is still 200.
 */
export function registerReadinessRoutes(app: FastifyInstance, sources: ReadinessSources): void {
  const { database, catalogue, isDraining } = sources;
  app.get('/readyz', { exposeHeadRoute: true }, async (request, reply) => {
    const isUp = await answers(database, request.log);
    const status = isDraining() ? 'draining' : isUp ? 'ready' : 'unavailable';
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({
        status,
        database: isUp ? 'ok' : 'down',
        catalogue: catalogue.health().isDegraded ? 'degraded' : 'ok',
      });
  });
}

function answers(database: Database, log: FastifyBaseLogger): Promise<boolean> {
  const asking = sql`select 1`.execute(database).then(
    () => true,
    (error) => {
      log.error({ err: error }, 'The database does not answer.');
      return false;
    },
  );
  return Promise.race([asking, setTimeout(patienceMilliseconds, false, { ref: false })]);
}
