import { type Migration, Migrator } from 'kysely';
import { accountsAndFavorites } from '#server/database/migrations/0001-accounts-and-favorites.ts';
import { secondFactorsAndLimits } from '#server/database/migrations/0002-second-factors-and-limits.ts';
import { catalogueCache } from '#server/database/migrations/0003-catalogue-cache.ts';
import { userRoles } from '#server/database/migrations/0004-user-roles.ts';
import { lists } from '#server/database/migrations/0005-lists.ts';
import { sharedLists } from '#server/database/migrations/0006-shared-lists.ts';
import { listsByTime } from '#server/database/migrations/0007-lists-by-time.ts';
import type { Database } from '#server/database/schema.ts';
import { OperatorError } from '#server/operator-error.ts';

/** Every migration, oldest first. A released one never changes; later ones are added. */
export const migrations: Record<string, Migration> = {
  '0001-accounts-and-favorites': accountsAndFavorites,
  '0002-second-factors-and-limits': secondFactorsAndLimits,
  '0003-catalogue-cache': catalogueCache,
  '0004-user-roles': userRoles,
  '0005-lists': lists,
  '0006-shared-lists': sharedLists,
  '0007-lists-by-time': listsByTime,
};

/** Thrown when a newer version of Marquee wrote the data; nothing was changed. */
export class NewerSchemaError extends OperatorError {
  constructor(unknownVersion: string) {
    super(
      `The data was written by a newer version of Marquee (it has "${unknownVersion}"). Start that version, or restore an older backup.`,
    );
  }
}

/**
 * Runs all missing migrations in one transaction.
 * Throws NewerSchemaError when the data is newer than this program, or the failed migration's error.
 */
export async function migrate(database: Database, known = migrations): Promise<void> {
  for (const name of await executedMigrations(database)) {
    if (!(name in known)) throw new NewerSchemaError(name);
  }
  const migrator = new Migrator({ db: database, provider: { getMigrations: async () => known } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

async function executedMigrations(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === 'kysely_migration')) return [];
  const rows = await database
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom('kysely_migration')
    .select('name')
    .execute();
  return rows.map((row) => row.name);
}
