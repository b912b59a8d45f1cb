import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Reads values of the environment and remembers what is wrong with them, to be told all at once. */
export interface SettingReader {
  /** One line for each setting that cannot be used. */
  problems: string[];
  value(name: string): string | undefined;
  wholeNumber(name: string, fallback: number, least: number, most: number): number;
  isOn(name: string, fallback: boolean): boolean;
  /** What stands between commas. */
  list(name: string, fallback: string): string[];
  url(name: string, protocols: string[]): URL | null;
}

/**
 * Makes a reader of `env`. What is named in `secretNames` may be given as NAME_FILE too, a path
 * from `workingDirectory`.
 */
export function createSettingReader(
  env: Record<string, string | undefined>,
  workingDirectory: string,
  secretNames: readonly string[],
): SettingReader {
  const problems: string[] = [];
  // An empty value is what `NAME= npm start` and many process managers give for "not set".
  const plain = (name: string) => env[name]?.trim() || undefined;
  const secrets = new Map(secretNames.map((name) => [name, secret(name)]));
  const value = (name: string) => secrets.get(name) ?? plain(name);

  function secret(name: string): string | undefined {
    const path = plain(`${name}_FILE`);
    if (path === undefined) return plain(name);
    if (plain(name) !== undefined) problems.push(`${name} is given twice, also as ${name}_FILE`);
    const content = readText(resolve(workingDirectory, path))?.trim();
    // An empty file is a mistake: going on without the setting would be another deployment.
    if (!content)
      problems.push(`${name}_FILE=${path} must be a file that can be read and holds it`);
    return content || undefined;
  }

  function wholeNumber(name: string, fallback: number, least: number, most: number): number {
    const given = value(name);
    if (given === undefined) return fallback;
    const number = Number(given);
    if (/^\d+$/.test(given) && number >= least && number <= most) return number;
    problems.push(`${name}=${given} must be a whole number from ${least} to ${most}`);
    return fallback;
  }

  function isOn(name: string, fallback: boolean): boolean {
    const given = value(name);
    if (given === undefined) return fallback;
    if (given === 'true' || given === 'false') return given === 'true';
    problems.push(`${name}=${given} must be true or false`);
    return fallback;
  }

  function list(name: string, fallback: string): string[] {
    const items = (value(name) ?? fallback).split(',').map((item) => item.trim());
    return items.filter((item) => item !== '');
  }

  function url(name: string, protocols: string[]): URL | null {
    const given = value(name);
    if (given === undefined) return null;
    const parsed = URL.canParse(given) ? new URL(given) : null;
    if (parsed && protocols.includes(parsed.protocol) && parsed.hostname) return parsed;
    // The value itself may hold a password, so it is not repeated.
    problems.push(
      `${name} must be a URL that begins with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
    return null;
  }

  return { problems, value, wholeNumber, isOn, list, url };
}

/** The text of a file; null when it cannot be read. */
function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
