import { isLoopback } from '#server/web/loopback.ts';

/** One setting: what operators read about it in the README, and how its text becomes a value. */
export interface Setting<Value> {
  /** The environment variable. */
  name: string;
  /** The default, as the README shows it, in Markdown. */
  usual: string;
  /** What it is for, in Markdown. */
  meaning: string;
  /** Its value may also be in a file, whose path is in NAME_FILE. */
  isSecret: boolean;
  /** Parses the value; undefined means "not set". Throws a SettingProblem. */
  read(text: string | undefined): Value;
}

/** What is wrong with a setting, in words for the operator. */
export class SettingProblem extends Error {}

/** A whole number between two limits, both included. */
export function wholeNumber(
  name: string,
  fallback: number,
  [least, most]: [least: number, most: number],
  meaning: string,
): Setting<number> {
  return setting(name, code(fallback), meaning, (given = String(fallback)) => {
    const number = Number(given);
    if (/^\d+$/.test(given) && number >= least && number <= most) return number;
    throw refusal(name, given, `a whole number from ${least} to ${most}`);
  });
}

/** `true` or `false`. */
export function flag(name: string, fallback: boolean, meaning: string): Setting<boolean> {
  return setting(name, code(fallback), meaning, (given = String(fallback)) => {
    if (given === 'true' || given === 'false') return given === 'true';
    throw refusal(name, given, 'true or false');
  });
}

/** One of a few words. */
export function choice<Choice extends string>(
  name: string,
  fallback: Choice,
  choices: readonly Choice[],
  meaning: string,
): Setting<Choice> {
  return setting(name, code(fallback), meaning, (given = fallback) => {
    const chosen = choices.find((item) => item === given);
    if (chosen !== undefined) return chosen;
    throw refusal(name, given, `one of ${choices.join(', ')}`);
  });
}

/** Text with a default. */
export function text(
  name: string,
  fallback: string,
  meaning: string,
  rule?: TextRule,
): Setting<string> {
  return setting(name, code(fallback), meaning, (given = fallback) => fitting(name, given, rule));
}

/** Text, or null when it is not set. `usual` says what happens then. */
export function optionalText(
  name: string,
  usual: string,
  meaning: string,
  rule?: TextRule,
): Setting<string | null> {
  return setting(name, usual, meaning, (given) =>
    given === undefined ? null : fitting(name, given, rule),
  );
}

/** Like optionalText, for a value that no message may repeat. */
export function secretText(
  name: string,
  usual: string,
  meaning: string,
  { fits, mustBe }: TextRule,
): Setting<string | null> {
  const read = (given?: string) => {
    if (given === undefined || fits(given)) return given ?? null;
    throw new SettingProblem(`${name} must ${mustBe}`);
  };
  return { ...setting(name, usual, meaning, read), isSecret: true };
}

/** Values separated by commas. */
export function list(
  name: string,
  fallback: string,
  meaning: string,
  { fits, mustBe }: TextRule,
): Setting<string[]> {
  return setting(name, fallback === '' ? 'none' : code(fallback), meaning, (given = fallback) => {
    const items = given.split(',').map((item) => item.trim());
    const wanted = items.filter((item) => item !== '');
    const unfit = wanted.find((item) => !fits(item));
    if (unfit === undefined) return wanted;
    throw new SettingProblem(`${name} holds ${unfit}, which must be ${mustBe}`);
  });
}

/** A URL of one of the protocols (`https:`). */
export function url(name: string, fallback: string, meaning: string, rule: UrlRule): Setting<URL> {
  return setting(name, code(fallback), meaning, (given = fallback) => readUrl(name, given, rule));
}

/** A URL, or null when it is not set. */
export function optionalUrl(
  name: string,
  usual: string,
  meaning: string,
  rule: UrlRule & { isSecret?: boolean },
): Setting<URL | null> {
  const read = (given?: string) => (given === undefined ? null : readUrl(name, given, rule));
  return { ...setting(name, usual, meaning, read), isSecret: rule.isSecret ?? false };
}

/** A check for URLs to which something secret is sent. */
export function mustBeEncrypted(whatIsSent: string): (url: URL) => string | null {
  return ({ protocol, hostname }) =>
    protocol === 'http:' && !isLoopback(hostname)
      ? `begin with https://, since it is sent ${whatIsSent}`
      : null;
}

interface TextRule {
  fits(text: string): boolean;
  /** Ends the sentence "NAME must be …", or "NAME must …" for a secret. */
  mustBe: string;
}

interface UrlRule {
  protocols: string[];
  /** Gives the end of the sentence "NAME must …" for an invalid URL; null for a valid one. */
  check?: (url: URL) => string | null;
}

function setting<Value>(
  name: string,
  usual: string,
  meaning: string,
  read: (given?: string) => Value,
): Setting<Value> {
  return { name, usual, meaning, isSecret: false, read };
}

function fitting(name: string, given: string, rule?: TextRule): string {
  if (rule && !rule.fits(given)) throw refusal(name, given, rule.mustBe);
  return given;
}

function readUrl(name: string, given: string, { protocols, check }: UrlRule): URL {
  const parsed = URL.canParse(given) ? new URL(given) : null;
  if (!parsed?.hostname || !protocols.includes(parsed.protocol)) {
    const beginnings = protocols.map((protocol) => `${protocol}//`).join(' or ');
    // The value itself may hold a password, so it is not repeated.
    throw new SettingProblem(`${name} must be a URL that begins with ${beginnings}`);
  }
  const problem = check?.(parsed);
  if (problem) throw new SettingProblem(`${name} must ${problem}`);
  return parsed;
}

function refusal(name: string, given: string, mustBe: string): SettingProblem {
  return new SettingProblem(`${name}=${given} must be ${mustBe}`);
}

const code = (value: string | number | boolean) => `\`${value}\``;
