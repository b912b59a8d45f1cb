import type { FastifyInstance } from 'fastify';
import { readPagination, writePagination } from '#server/accounts/requests/pagination.ts';
import { countAuditEvents, listAuditEvents } from '#server/accounts/trail/audit-trail-store.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';

/** GET /admin/audit: the audit trail of all accounts in Supabase Auth's form, newest first. */
export function registerAdminAuditRoutes(
  app: FastifyInstance,
  { accounts: { database } }: { accounts: Accounts },
): void {
  app.get('/admin/audit', async (request, reply) => {
    const pagination = readPagination(request);
    const events = await listAuditEvents(database, pagination);
    writePagination(request, reply, pagination, await countAuditEvents(database));
    return events.map(({ id, at, ip, action, user_id }) => ({
      id,
      created_at: new Date(at).toISOString(),
      ip_address: ip ?? '',
      payload: { action, actor_id: user_id },
    }));
  });
}
