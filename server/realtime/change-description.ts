import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { userTables } from '#contract/tables/user-tables.ts';
import type { TableChange } from '#server/realtime/change-feed.ts';

// Clients convert the values by the columns' types (docs/contracts/table-and-feed.md#changes).
const columnsByTable = new Map<string, { name: string; type: string }[]>(
  userTables.map(({ name: table, columns }) => [
    table,
    Object.entries(columns).map(([name, { type }]) => ({ name, type })),
  ]),
);

/** A change as `postgres_changes` describes it. */
export function describeChange({ table, type, record, old_record, committedAt }: TableChange) {
  return {
    schema: 'public',
    table,
    type,
    commit_timestamp: new Date(committedAt).toISOString(),
    columns: columnsByTable.get(table),
    ...(record && { record }),
    ...(old_record && { old_record }),
    errors: null,
  };
}

/**
 * The broadcast that lists the rows added to a table, changed in it and removed from it, in order:
 * without owner and time, and of a removed row only the key.
 */
export function describeBroadcast({ name, presentAs }: TableDefinition, changes: TableChange[]) {
  return {
    type: 'broadcast',
    event: name,
    payload: {
      changes: changes.map(({ type, record, old_record }) => {
        const { user_id, created_at, ...row } = record ?? old_record ?? {};
        return { ...row, [presentAs]: type !== 'DELETE' };
      }),
    },
  };
}
