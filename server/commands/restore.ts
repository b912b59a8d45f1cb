import { readdirSync } from 'node:fs';
import { copyFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  backupFiles,
  requireEmbeddedDatabase,
  requireSameSums,
  requireWholeBackup,
} from '#server/commands/backup-folder.ts';
import { CommandError, runCommand } from '#server/commands/run-command.ts';
import { unfinishedRestore } from '#server/data-directory/hold-data-directory.ts';
import { lockDataDirectory } from '#server/data-directory/lock-data-directory.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { flush, makeFolderDurably } from '#server/disk/durable-file.ts';
import { readSettings } from '#server/settings/read-settings.ts';

/**
 * `npm run restore -- <folder>`: restores a backup into the data directory while the server is
 * stopped. With `--force` it moves existing data aside; without, it refuses.
 */
await runCommand(async () => {
  const settings = readSettings();
  const { dataDirectory } = settings;
  requireEmbeddedDatabase(settings);
  const { backup, force } = readArguments();
  process.umask(0o077);
  const release = await lockDataDirectory(dataDirectory);
  try {
    const present = dataFilesIn(dataDirectory);
    if (present.length > 0 && !force) {
      throw new CommandError(
        `${dataDirectory} has data already. Set DATA_DIR to another folder, or add --force to put that data aside.`,
      );
    }
    const { staged, hasSums } = await stage(backup, dataDirectory);
    const aside = await putInPlace(staged, dataDirectory, present);
    const sentences = [
      `${dataDirectory} is as ${backup} has it.`,
      ...(aside ? [`What was there is in ${aside}.`] : []),
      ...(hasSums ? [] : ['That backup has no checksums, so only its database was checked.']),
    ];
    return sentences.join(' ');
  } finally {
    release();
  }
});

function readArguments(): { backup: string; force: boolean } {
  const usage = 'Say what from: npm run restore -- <folder of a backup> [--force].';
  try {
    const { values, positionals } = parseArgs({
      options: { force: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [backup, ...rest] = positionals;
    if (!backup || rest.length > 0) throw new CommandError(usage);
    return { backup: resolve(backup), force: values.force };
  } catch (cause) {
    throw new CommandError(usage, { cause });
  }
}

/** Names of the existing data files: the database, its write-ahead log and the secrets. */
function dataFilesIn(directory: string): string[] {
  return readdirSync(directory).filter((name) => /^(marquee\.db(-\w+)?|secrets\.json)$/.test(name));
}

/** Copies the backup next to its target, checks it and migrates it to this version's schema. */
async function stage(
  backup: string,
  directory: string,
): Promise<{ staged: string; hasSums: boolean }> {
  const staged = join(directory, `${unfinishedRestore}.new`);
  await rm(staged, { recursive: true, force: true });
  await makeFolderDurably(staged);
  try {
    requireWholeBackup(backup);
    for (const name of backupFiles) await copyFile(join(backup, name), join(staged, name));
    const hasSums = await requireSameSums(backup, staged);
    const database = await openDatabase(join(staged, 'marquee.db'));
    await database.destroy();
    for (const name of backupFiles) await flush(join(staged, name));
    await flush(staged);
    return { staged, hasSums };
  } catch (error) {
    await rm(staged, { recursive: true });
    throw error;
  }
}

/**
 * Moves existing files aside and the staged ones in their place. No server starts in between, since
 * none does while the folder `unfinishedRestore` exists. Gives the folder of the old files, or null.
 */
async function putInPlace(
  staged: string,
  directory: string,
  present: string[],
): Promise<string | null> {
  const unfinished = join(directory, unfinishedRestore);
  await rm(unfinished, { recursive: true, force: true });
  await rename(staged, unfinished);
  await flush(directory);
  const aside = present.length > 0 ? join(directory, `replaced-${Date.now()}`) : null;
  if (aside) {
    await makeFolderDurably(aside);
    for (const name of present) await rename(join(directory, name), join(aside, name));
    await flush(aside);
  }
  for (const name of backupFiles) await rename(join(unfinished, name), join(directory, name));
  await flush(directory);
  await rm(unfinished, { recursive: true });
  return aside;
}
