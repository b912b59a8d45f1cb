import type { FastifyInstance } from 'fastify';
import { countEvents, listEvents } from '#server/accounts/audit-trail.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { readPagination, writePagination } from '#server/accounts/wire/pagination.ts';

/** GET /admin/audit: what happened to the accounts, the newest first, as Supabase Auth tells it. */
export function registerAdminAuditRoutes(
  app: FastifyInstance,
  { database }: AuthDependencies,
): void {
  app.get('/admin/audit', async (request, reply) => {
    const pagination = readPagination(request);
    const events = await listEvents(database, pagination);
    writePagination(request, reply, pagination, await countEvents(database));
    return events.map(({ id, at, ip, action, user_id }) => ({
      id,
      created_at: new Date(at).toISOString(),
      ip_address: ip ?? '',
      payload: { action, actor_id: user_id },
    }));
  });
}
