import type { Answer } from '#tests/support/hostile/send-bytes.ts';

// Stacks, paths, SQL and hashes. No hostile request contains any, so they come from the server.
const internals = [
  /\.[cm]?[jt]s:\d+:\d+|\(<anonymous>\)/,
  /node_modules|file:\/\/\/|node:\w+|\w\.ts\b/,
  /\b(select|delete) .*\bfrom "|\binsert into "|\bupdate "\w+" set/i,
  /SQLITE_|LibsqlError|SqliteError|constraint failed|no such (table|column)/,
  /\$argon2|PRIVATE KEY/,
];

/** What is wrong with an answer, whatever the request was; null when nothing is. */
export function faultOf({ text }: Answer, hidden: string[]): string | null {
  const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
  const failed = statuses.find((status) => status >= 500);
  if (failed) return `status ${failed}`;
  const told =
    internals.find((internal) => internal.test(text)) ??
    hidden.find((secret) => text.includes(secret));
  return told ? `tells ${told}` : null;
}

/** The status of the answer; null when there is none. */
export function statusOf({ text }: Answer): number | null {
  const [, status] = /^HTTP\/1\.1 (?!100)(\d{3})/m.exec(text) ?? [];
  return status ? Number(status) : null;
}
