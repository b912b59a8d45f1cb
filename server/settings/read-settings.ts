import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { OperatorError } from '#server/operator-error.ts';
import { type Setting, SettingProblem } from '#server/settings/setting-kinds.ts';
import {
  everySetting,
  hostedProjectSettings,
  serverSettings,
  tmdbSettings,
} from '#server/settings/settings-table.ts';

type Values<Table> = {
  [Key in keyof Table]: Table[Key] extends Setting<infer Value> ? Value : never;
};

/**
 * Every setting of the server, checked, with defaults filled in; settings-table.ts says what each
 * means. Paths are absolute, URLs have no trailing slash.
 */
export type Settings = ReturnType<typeof readSettings>;

/** A project at Supabase, or on a server with Supabase's software, that stores accounts and lists. */
export type HostedProjectSettings = NonNullable<Settings['hostedProject']>;

/** Thrown by readSettings; the message has one line for each invalid setting. */
export class SettingsError extends OperatorError {
  constructor(problems: string[]) {
    super(
      `Marquee cannot start with these settings:\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
  }
}

/**
 * Reads the settings from the environment. Nothing else in the server reads it.
 * Throws a SettingsError that lists every invalid setting.
 */
export function readSettings(
  env: Record<string, string | undefined> = process.env,
  workingDirectory = process.cwd(),
) {
  const problems: string[] = [];
  const texts = readTexts(env, workingDirectory, problems);
  const server = readTable(serverSettings, texts, problems);
  const project = readTable(hostedProjectSettings, texts, problems);
  const tmdb = readTable(tmdbSettings, texts, problems);
  problems.push(...contradictionsIn(texts));
  if (problems.length > 0) throw new SettingsError(problems);

  // Not `href`, which has an empty query or a password that belongs in no mail.
  const { origin, pathname, hostname } =
    server.publicUrl ?? new URL(`http://localhost:${server.port}`);
  return {
    ...server,
    publicUrl: withoutSlash(origin + pathname),
    dataDirectory: resolve(workingDirectory, server.dataDirectory),
    databaseUrl: server.databaseUrl?.href ?? null,
    smtpUrl: server.smtpUrl?.href ?? null,
    mailFrom: server.mailFrom ?? `Marquee <no-reply@${hostname}>`,
    signingKeysFile: server.signingKeysFile && resolve(workingDirectory, server.signingKeysFile),
    trustedProxies: server.trustedProxies.filter((proxy) => proxy !== 'none'),
    /** The hosted project that stores accounts and lists; null: this server stores them. */
    hostedProject:
      project.url && project.publishableKey
        ? {
            url: project.url.origin,
            /** The public key that every browser sends. */
            publishableKey: project.publishableKey,
            /** Signs its access tokens when it publishes no keys. */
            jwtSecret: project.jwtSecret,
          }
        : null,
    /** Null: the bundled catalogue is served. */
    tmdb: tmdb.apiKey
      ? {
          apiKey: tmdb.apiKey,
          apiUrl: withoutSlash(tmdb.apiUrl.href),
          imageUrl: withoutSlash(tmdb.imageUrl.href),
          /** Posters go through this server, which caches up to `posterCacheBytes` of them. */
          proxiesPosters: tmdb.proxiesPosters,
          posterCacheBytes: tmdb.posterCacheMegabytes * 1024 * 1024,
        }
      : null,
  };
}

type Texts = ReadonlyMap<string, string>;

// An empty value means "not set": `NAME= npm start` and many process managers write it so.
function readTexts(
  env: Record<string, string | undefined>,
  workingDirectory: string,
  problems: string[],
): Texts {
  const texts = new Map<string, string>();
  for (const { name, isSecret } of everySetting) {
    const plain = env[name]?.trim();
    if (plain) texts.set(name, plain);
    const path = isSecret && env[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (plain) problems.push(`${name} is given twice, also as ${name}_FILE`);
    const content = readText(resolve(workingDirectory, path))?.trim();
    if (content) texts.set(name, content);
    // An empty file is a mistake: without the setting, the server would run with something else.
    else problems.push(`${name}_FILE=${path} must be a file that can be read and holds it`);
  }
  return texts;
}

// Leaves an invalid value out of the result and adds it to the problems.
function readTable<Table extends Record<string, Setting<unknown>>>(
  table: Table,
  texts: Texts,
  problems: string[],
): Values<Table> {
  const values: Record<string, unknown> = {};
  for (const [key, setting] of Object.entries(table)) {
    try {
      values[key] = setting.read(texts.get(setting.name));
    } catch (error) {
      if (!(error instanceof SettingProblem)) throw error;
      problems.push(error.message);
    }
  }
  return values as Values<Table>;
}

function contradictionsIn(texts: Texts): string[] {
  const isSet = ({ name }: Setting<unknown>) => texts.has(name);
  const { url, publishableKey, jwtSecret } = hostedProjectSettings;
  const rules: [isBroken: boolean, problem: string][] = [
    [
      isSet(url) !== isSet(publishableKey),
      'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY must be set both or neither',
    ],
    [isSet(jwtSecret) && !isSet(url), 'SUPABASE_JWT_SECRET belongs to a SUPABASE_URL'],
    [
      isSet(url) && isSet(serverSettings.databaseUrl),
      'DATABASE_URL has no use beside SUPABASE_URL, where accounts are then kept',
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, problem]) => problem);
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '');
}

/** The text of a file; null when it cannot be read. */
function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
