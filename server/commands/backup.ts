import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import SqliteDatabase from 'libsql';
import {
  requireEmbeddedDatabase,
  requireWholeBackup,
  writeSums,
} from '#server/commands/backup-folder.ts';
import { CommandError, runCommand } from '#server/commands/run-command.ts';
import { flush, makeFolderDurably, writeDurably } from '#server/disk/durable-file.ts';
import { readSettings } from '#server/settings/read-settings.ts';

/**
 * `npm run backup -- <folder>`: copies accounts, favorites and secrets, as they are at one moment,
 * to a new folder. The server may be running. Leaves out the local inbox and cached posters.
 */
await runCommand(async () => {
  const settings = readSettings();
  const { dataDirectory } = settings;
  requireEmbeddedDatabase(settings);
  const [name] = process.argv.slice(2);
  if (!name) throw new CommandError('Say where to: npm run backup -- <new folder>.');
  const target = resolve(name);
  if (existsSync(target)) throw new CommandError(`${target} exists already. Name a new folder.`);
  const databasePath = join(dataDirectory, 'marquee.db');
  if (!existsSync(databasePath)) throw new CommandError(`${dataDirectory} has no data yet.`);

  // Whoever can read these files can act as any user, so only the owner may.
  process.umask(0o077);
  // Renamed when complete, so that a folder with the final name is never half a backup.
  const unfinished = `${target}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await makeFolderDurably(unfinished);
  const secrets = await readFile(join(dataDirectory, 'secrets.json'));
  await writeDurably(join(unfinished, 'secrets.json'), secrets);
  await copyDatabase(databasePath, join(unfinished, 'marquee.db'));
  requireWholeBackup(unfinished);
  await writeSums(unfinished);
  await flush(unfinished);
  await rename(unfinished, target);
  await flush(dirname(target));
  return `${target} is a backup of ${dataDirectory}. It holds everybody's accounts and the keys to them: keep it as safe.`;
});

// Copies the database as it is at one moment, latest writes included, while the server keeps writing.
async function copyDatabase(source: string, target: string): Promise<void> {
  const database = new SqliteDatabase(source);
  try {
    database.pragma('busy_timeout = 10000');
    database.prepare('vacuum into ?').run(target);
  } finally {
    database.close();
  }
  await flush(target);
}
