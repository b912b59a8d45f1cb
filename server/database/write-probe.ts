import type { Database } from '#server/database/schema.ts';

/** Writes a little, as far as to the disk. Rejects with what keeps it from that. */
export async function probeWrites(database: Database): Promise<void> {
  // The one row that every database has and nobody reads: migrations take turns by other locks. It
  // changes each time, since SQLite does not write what is there already.
  await database
    .withTables<{ kysely_migration_lock: { is_locked: number } }>()
    .updateTable('kysely_migration_lock')
    .set((row) => ({ is_locked: row(row.val(1), '-', row.ref('is_locked')) }))
    .execute();
}
