import { DataDirectoryError, holdDataDirectory } from '#server/data-directory.ts';
import { readSettings, SettingsError } from '#server/env.ts';

/** `npm run rotate-keys`: a new signing key for the next start, while the server is stopped. */
try {
  const { dataDirectory } = readSettings();
  const directory = await holdDataDirectory(dataDirectory, Date.now);
  await directory.rotateSigningKey();
  directory.release();
  console.log(
    `${dataDirectory} has a new signing key. Nobody has to log in again: what the old one has signed holds until its end.`,
  );
} catch (error) {
  if (!(error instanceof SettingsError || error instanceof DataDirectoryError)) throw error;
  console.error(error.message);
  process.exit(1);
}
