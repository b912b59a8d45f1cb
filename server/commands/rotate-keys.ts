import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '#server/commands/run-command.ts';
import { holdDataDirectory } from '#server/data-directory.ts';
import { readSettings } from '#server/env.ts';

/**
 * `npm run rotate-keys`: a new signing key for the next start, while the server is stopped. With
 * `-- --leaked`, what the old one has signed holds no more.
 */
await runCommand(async () => {
  const isLeaked = readArguments();
  const { dataDirectory } = readSettings();
  const directory = await holdDataDirectory(dataDirectory, Date.now);
  await directory.rotateSigningKey({ isLeaked });
  directory.release();
  const end = isLeaked ? 'holds no more' : 'holds until its end';
  return `${dataDirectory} has a new signing key. Nobody has to log in again: what the old one has signed ${end}.`;
});

function readArguments(): boolean {
  try {
    const { values } = parseArgs({ options: { leaked: { type: 'boolean', default: false } } });
    return values.leaked;
  } catch (cause) {
    throw new CommandError('Say npm run rotate-keys, or npm run rotate-keys -- --leaked.', {
      cause,
    });
  }
}
