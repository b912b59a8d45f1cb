import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { addresses } from '#contract/addresses.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';
import type { Database } from '#server/database/schema.ts';

/** `GET /config.json`, the client's configuration, and `GET /healthz`, 200 while the database answers. */
export function registerConfigurationRoutes(
  app: FastifyInstance,
  configuration: RuntimeConfiguration,
  database: Database,
): void {
  app.get(addresses.configuration, { exposeHeadRoute: true }, async (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').send(configuration),
  );

  app.get(addresses.health, { exposeHeadRoute: true }, async (_request, reply) => {
    await sql`select 1`.execute(database);
    return reply.header('Cache-Control', 'no-store').send({ status: 'ok' });
  });
}
