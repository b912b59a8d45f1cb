import * as v from 'valibot';
import type { TableClient } from '#client/lib/table-client.ts';

const ownSessionSchema = v.object({
  id: v.string(),
  created_at: v.string(),
  refreshed_at: v.nullable(v.string()),
  user_agent: v.nullable(v.string()),
  is_current: v.boolean(),
});

/** A device on which the visitor is logged in; times as ISO 8601. */
export type OwnSession = v.InferOutput<typeof ownSessionSchema>;

/**
 * Every session of the visitor, the most recently used first; null when the database lacks the
 * function. Throws the database's error otherwise.
 */
export async function readOwnSessions(table: TableClient): Promise<OwnSession[] | null> {
  const { data, error, status } = await table.rpc('own_sessions');
  if (status === 404) return null;
  if (error) throw error;
  return v.parse(v.array(ownSessionSchema), data);
}
