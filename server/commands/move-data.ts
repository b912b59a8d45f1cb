import { DataDirectoryError, holdDataDirectory } from '#server/data-directory.ts';
import { CopyError, copyData } from '#server/database/copy-data.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openPostgres } from '#server/database/open-postgres.ts';
import { readSettings, SettingsError } from '#server/env.ts';

/**
 * `npm run move-data -- to-postgres` copies everything from the data directory to DATABASE_URL,
 * `npm run move-data -- from-postgres` back. The servers must be stopped; the source stays as it is.
 */
try {
  const direction = process.argv[2];
  if (direction !== 'to-postgres' && direction !== 'from-postgres') {
    throw new CopyError('Say where to: npm run move-data -- to-postgres, or from-postgres.');
  }
  const { dataDirectory, databaseUrl: url } = readSettings();
  if (!url)
    throw new CopyError('Set DATABASE_URL to the PostgreSQL that data is moved to or from.');

  const directory = await holdDataDirectory(dataDirectory, Date.now);
  const embedded = await openDatabase(directory.databasePath);
  const postgres = await openPostgres({ url, poolSize: 2, onIdleError: console.error });
  const [source, target] =
    direction === 'to-postgres' ? [embedded, postgres] : [postgres, embedded];
  for (const { table, rows } of await copyData(source, target)) console.log(`${table}: ${rows}`);
  console.log(
    'Everything was copied, counted and compared. Keep secrets.json of the data directory: it belongs to the data wherever it is.',
  );
  await embedded.destroy();
  await postgres.destroy();
  directory.release();
} catch (error) {
  const isExplained = [SettingsError, DataDirectoryError, CopyError].some(
    (kind) => error instanceof kind,
  );
  if (!isExplained) throw error;
  console.error((error as Error).message);
  process.exit(1);
}
