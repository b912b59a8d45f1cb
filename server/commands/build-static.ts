import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuntimeConfiguration } from '#contract/configuration.ts';
import { CommandError, runCommand } from '#server/commands/run-command.ts';
import { readSettings, type Settings } from '#server/settings/read-settings.ts';
import { writeStaticSite } from '#server/web/static-site.ts';

/**
 * `npm run build:static [-- <new folder>]`: the app as files for any static host, for a hosted
 * project and TMDB, which browsers then ask themselves. Without a folder it is `dist/static`.
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
      `Without a server, a hosted project and TMDB do its work. Set ${missing.join(' and ')}.`,
    );
  }
  // It goes into addresses, as the parameter `api_key`, which takes no other.
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
