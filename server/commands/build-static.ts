import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuntimeConfiguration } from '#contract/configuration.ts';
import { CommandError, runCommand } from '#server/commands/run-command.ts';
import { writeStaticSite } from '#server/pages/static-site.ts';
import { readSettings, type Settings } from '#server/settings/read-settings.ts';

/**
 * `npm run build:static [-- <new folder>]`: writes the app as files for any static host. Browsers
 * then call a hosted project and TMDB directly. The default folder is `dist/static`.
 */
await runCommand(async () => {
  const settings = readSettings();
  const configuration = requireConfiguration(settings);
  const targetDirectory = requireTarget(process.argv[2]);
  await writeStaticSite({
    clientDirectory: fileURLToPath(new URL('../client', import.meta.url)),
    targetDirectory,
    configuration,
    publicUrl: settings.publicUrl,
  });
  return `${targetDirectory} is ready for any static host. Everybody can read the TMDB key in its config.json.`;
});

function requireConfiguration({ hostedProject, tmdb }: Settings): RuntimeConfiguration {
  if (!hostedProject || !tmdb) {
    const missing = [
      ...(hostedProject ? [] : ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY']),
      ...(tmdb ? [] : ['TMDB_API_KEY']),
    ];
    throw new CommandError(
      `A static build needs a hosted project and TMDB. Set ${missing.join(' and ')}.`,
    );
  }
  // Browsers send it as the query parameter `api_key`, which takes only v3 keys.
  if (!/^[0-9a-f]{32}$/i.test(tmdb.apiKey)) {
    throw new CommandError('TMDB_API_KEY must be a v3 API key here: browsers cannot use a token.');
  }
  return {
    supabaseUrl: hostedProject.url,
    supabaseKey: hostedProject.publishableKey,
    catalogueUrl: tmdb.apiUrl,
    catalogueKey: tmdb.apiKey,
    imageUrl: tmdb.imageUrl,
    usesTmdb: true,
    sharesLists: false,
  };
}

function requireTarget(name: string | undefined): string {
  if (name === undefined) {
    const usual = fileURLToPath(new URL('../static', import.meta.url));
    rmSync(usual, { recursive: true, force: true });
    return usual;
  }
  const target = resolve(name);
  if (existsSync(target)) throw new CommandError(`${target} exists already. Name a new folder.`);
  return target;
}
