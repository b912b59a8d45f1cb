import { parseArgs } from 'node:util';
import { CommandError, openCommandPostgres, runCommand } from '#server/commands/run-command.ts';
import { holdDataDirectory } from '#server/data-directory/hold-data-directory.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { forgetSecrets } from '#server/database/same-secrets.ts';
import { withoutServers } from '#server/database/servers-lock.ts';
import { readSettings, type Settings } from '#server/settings/read-settings.ts';

/**
 * `npm run rotate-keys`: makes a new signing key for the next start, while the server is stopped.
 * With `-- --leaked`, tokens of the old key become invalid. With `-- --lost`, the secrets of the data
 * directory, made if missing, replace the lost ones that the database belonged to.
 */
await runCommand(async () => {
  const { leaked, lost } = readArguments();
  const settings = readSettings();
  return lost ? replaceLostSecrets(settings) : rotateSigningKey(settings, leaked);
});

async function rotateSigningKey({ dataDirectory }: Settings, isLeaked: boolean): Promise<string> {
  const directory = await holdDataDirectory(dataDirectory, Date.now);
  await directory.rotateSigningKey({ isLeaked });
  directory.release();
  const end = isLeaked ? 'holds no more' : 'holds until its end';
  return `${dataDirectory} has a new signing key. Nobody has to log in again: what the old one has signed ${end}.`;
}

async function replaceLostSecrets({ dataDirectory, databaseUrl: url }: Settings): Promise<string> {
  const directory = await holdDataDirectory(dataDirectory, Date.now, { missingSecrets: 'make' });
  if (url) {
    const database = await openCommandPostgres(url);
    await withoutServers(database, () => forgetSecrets(database)).finally(() => database.destroy());
  } else {
    const database = await openDatabase(directory.databasePath);
    await forgetSecrets(database);
    await database.destroy();
  }
  directory.release();
  return `The accounts go on with the secrets of ${dataDirectory}. Unless those are the old ones, everybody has to log in again and set up second factors again.`;
}

function readArguments(): { leaked: boolean; lost: boolean } {
  const usage =
    'Say npm run rotate-keys, npm run rotate-keys -- --leaked, or npm run rotate-keys -- --lost.';
  const option = { type: 'boolean', default: false } as const;
  try {
    const { values } = parseArgs({ options: { leaked: option, lost: option } });
    if (values.leaked && values.lost) throw new CommandError(usage);
    return values;
  } catch (cause) {
    throw new CommandError(usage, { cause });
  }
}
