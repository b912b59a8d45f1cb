import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { newsTopic } from '#contract/tables/table-news.ts';
import { userTables } from '#contract/tables/user-tables.ts';
import type { Caller } from '#server/caller.ts';
import { Refusal } from '#server/realtime/refusal.ts';

/**
 * Gives the table whose changes are broadcast to the caller on a private channel of this name; null
 * for any other name. Throws a Refusal, worded as in Supabase Realtime, for another user's topic.
 */
export function getBroadcastTable(
  channelName: string,
  caller: Caller | null,
): TableDefinition | null {
  const table = userTables.find((each) => channelName.startsWith(newsTopic(each, '')));
  if (!table) return null;
  if (caller && channelName === newsTopic(table, caller.userId)) return table;
  throw new Refusal(
    `Unauthorized: You do not have permissions to read from this Channel topic: ${channelName}`,
  );
}
