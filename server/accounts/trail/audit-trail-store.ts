import { randomUUID } from 'node:crypto';
import type { AuditEventsTable, Database } from '#server/database/schema.ts';

export type AuditEvent = AuditEventsTable;

const retentionMilliseconds = 90 * 86_400_000;

/** Adds an event to the trail, and deletes events older than 90 days. */
export async function addAuditEvent(transaction: Database, event: Omit<AuditEvent, 'id'>) {
  await transaction
    .insertInto('audit_events')
    .values({ id: randomUUID(), ...event })
    .execute();
  await transaction
    .deleteFrom('audit_events')
    .where('at', '<', event.at - retentionMilliseconds)
    .execute();
}

/** One page of the events of all accounts, newest first. */
export async function listAuditEvents(
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

export async function countAuditEvents(database: Database): Promise<number> {
  const { count } = await database
    .selectFrom('audit_events')
    .select((row) => row.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
