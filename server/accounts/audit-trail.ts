import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { AuditEventsTable, Database } from '#server/database/schema.ts';

/** What the trail tells of an account, in the words of Supabase Auth's audit log. */
export type AuditAction =
  | 'user_signedup'
  | 'user_invited'
  | 'user_modified'
  | 'user_deleted'
  | 'user_updated_password'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'login'
  | 'login_refused'
  | 'logout'
  | 'token_revoked'
  | 'factor_in_progress'
  | 'factor_verified'
  | 'factor_unenrolled'
  | 'verification_refused';

export type AuditEvent = AuditEventsTable;

const keptMilliseconds = 90 * 86_400_000;

/**
 * Writes down what happened to whose account and from where, in the database and, at the level
 * `info`, in the log. `userId` is null where nobody has that account; never an address or a secret.
 */
export async function recordEvent(
  database: Database,
  { log, ip }: FastifyRequest,
  { action, userId }: { action: AuditAction; userId: string | null },
  now: number,
): Promise<void> {
  await database
    .insertInto('audit_events')
    .values({ id: randomUUID(), at: now, action, user_id: userId, ip })
    .execute();
  await database
    .deleteFrom('audit_events')
    .where('at', '<', now - keptMilliseconds)
    .execute();
  log.info({ audit: action, user_id: userId, ip }, 'account event');
}

/** The newest events of all accounts, a page of them. */
export async function listEvents(
  database: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditEvent[]> {
  return database
    .selectFrom('audit_events')
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** How many events are kept. */
export async function countEvents(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('audit_events')
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
