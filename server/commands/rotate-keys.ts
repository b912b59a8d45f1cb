import { runCommand } from '#server/commands/run-command.ts';
import { holdDataDirectory } from '#server/data-directory.ts';
import { readSettings } from '#server/env.ts';

/** `npm run rotate-keys`: a new signing key for the next start, while the server is stopped. */
await runCommand(async () => {
  const { dataDirectory } = readSettings();
  const directory = await holdDataDirectory(dataDirectory, Date.now);
  await directory.rotateSigningKey();
  directory.release();
  return `${dataDirectory} has a new signing key. Nobody has to log in again: what the old one has signed holds until its end.`;
});
