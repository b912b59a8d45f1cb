import { CommandError, openCommandPostgres, runCommand } from '#server/commands/run-command.ts';
import { holdDataDirectory } from '#server/data-directory/hold-data-directory.ts';
import { copyData } from '#server/database/copy-data.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { requireSameSecrets } from '#server/database/same-secrets.ts';
import { withoutServers } from '#server/database/servers-lock.ts';
import { readSettings } from '#server/settings/read-settings.ts';

/**
 * `npm run move-data -- to-postgres` copies everything from the data directory to DATABASE_URL,
 * `npm run move-data -- from-postgres` back. The servers must be stopped, and the data directory must
 * have the secrets that belong to the data. The source does not change.
 */
await runCommand(async () => {
  const direction = process.argv[2];
  if (direction !== 'to-postgres' && direction !== 'from-postgres') {
    throw new CommandError(
      'Name the direction: npm run move-data -- to-postgres, or from-postgres.',
    );
  }
  const { dataDirectory, databaseUrl: url } = readSettings();
  if (!url)
    throw new CommandError('Set DATABASE_URL to the PostgreSQL database to copy to or from.');

  const directory = await holdDataDirectory(dataDirectory, Date.now, { missingSecrets: 'refuse' });
  const embedded = await openDatabase(directory.databasePath);
  const postgres = await openCommandPostgres(url);
  try {
    const [source, target] =
      direction === 'to-postgres' ? [embedded, postgres] : [postgres, embedded];
    const copied = await withoutServers(postgres, async () => {
      await requireSameSecrets(source, directory.secrets.tokenSecret);
      return copyData(source, target);
    });
    const counts = copied.map(({ table, rows }) => `${table}: ${rows}`).join('\n');
    return `${counts}\nEverything was copied, counted and compared. Keep secrets.json of the data directory: it belongs to the data wherever it is.`;
  } finally {
    await embedded.destroy();
    await postgres.destroy();
    directory.release();
  }
});
