import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  backupFiles,
  copySafely,
  flush,
  requireEmbeddedDatabase,
  requireWholeBackup,
} from '#server/commands/backup-folder.ts';
import { CommandError, runCommand } from '#server/commands/run-command.ts';
import { lockDataDirectory, unfinishedRestore } from '#server/data-directory.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { readSettings } from '#server/env.ts';

/**
 * `npm run restore -- <folder>`: puts a backup into the data directory, while the server is stopped.
 * With `--force` also where there is data, which is put aside.
 */
await runCommand(async () => {
  const settings = readSettings();
  const { dataDirectory } = settings;
  requireEmbeddedDatabase(settings);
  const { backup, force } = readArguments();
  process.umask(0o077);
  const release = lockDataDirectory(dataDirectory);
  try {
    const present = dataFilesIn(dataDirectory);
    if (present.length > 0 && !force) {
      throw new CommandError(
        `${dataDirectory} has data already. Set DATA_DIR to another folder, or add --force to put that data aside.`,
      );
    }
    const staged = await stage(backup, dataDirectory);
    const aside = putInPlace(staged, dataDirectory, present);
    return `${dataDirectory} is as ${backup} has it.${aside ? ` What was there is in ${aside}.` : ''}`;
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

/** The database with its log and the secrets, as far as they are there. */
function dataFilesIn(directory: string): string[] {
  return readdirSync(directory).filter((name) => /^(marquee\.db(-\w+)?|secrets\.json)$/.test(name));
}

/** Copies the backup beside where it will be, checks it and brings it to this version's schema. */
async function stage(backup: string, directory: string): Promise<string> {
  const staged = join(directory, `${unfinishedRestore}.new`);
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(staged);
  try {
    requireWholeBackup(backup);
    for (const name of backupFiles) copySafely(join(backup, name), join(staged, name));
    const database = await openDatabase(join(staged, 'marquee.db'));
    await database.destroy();
    return staged;
  } catch (error) {
    rmSync(staged, { recursive: true });
    throw error;
  }
}

/**
 * Puts the files aside that are there and the staged ones in their place. No server starts on what
 * is half done, since none does while the folder `unfinishedRestore` is there. Gives the folder of
 * what was put aside, or null.
 */
function putInPlace(staged: string, directory: string, present: string[]): string | null {
  const unfinished = join(directory, unfinishedRestore);
  rmSync(unfinished, { recursive: true, force: true });
  renameSync(staged, unfinished);
  flush(directory);
  const aside = present.length > 0 ? join(directory, `replaced-${Date.now()}`) : null;
  if (aside) {
    mkdirSync(aside);
    for (const name of present) renameSync(join(directory, name), join(aside, name));
  }
  for (const name of backupFiles) renameSync(join(unfinished, name), join(directory, name));
  flush(directory);
  rmSync(unfinished, { recursive: true });
  return aside;
}
