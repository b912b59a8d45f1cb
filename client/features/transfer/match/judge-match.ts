import { keyOf, type ListEntry, typeOf } from '#client/features/lists/list-entry.ts';
import type { TransferLine } from '#client/features/transfer/transfer-line.ts';
import { plainText } from '#client/lib/plain-text.ts';
import { namesOf, yearOf } from '#contract/catalogue.ts';
import { textOfKey } from '#contract/title-keys.ts';

/** What a line of a file stands for: one title, one of several to choose from, or none that is known. */
export type Match = { line: TransferLine } & (
  | { state: 'sure'; entry: ListEntry }
  | { state: 'unsure'; candidates: ListEntry[] }
  | { state: 'unknown' }
);

const candidatesAtMost = 5;

/**
 * Compares what was found with the line: sure is one title of that name, year and kind. Services
 * disagree about years by one, such as of a film that came to its first festival in December.
 */
export function judgeMatch(line: TransferLine, found: ListEntry[]): Match {
  const different = [...new Map(found.map((entry) => [textOfKey(keyOf(entry)), entry])).values()];
  const ofName = different.filter((entry) =>
    namesOf(entry).some((name) => comparable(name) === comparable(line.title)),
  );
  const apart = (entry: ListEntry) => Math.abs(Number(yearOf(entry)) - Number(line.year));
  const near = line.year === '' ? ofName : ofName.filter((entry) => apart(entry) <= 1);
  const ofKind = near.filter((entry) => line.kind === null || typeOf(entry) === line.kind);
  const exact = ofKind.filter((entry) => yearOf(entry) === line.year);
  const [entry, other] = exact.length > 0 ? exact : ofKind;
  if (entry && !other) return { line, state: 'sure', entry };
  const candidates = [...new Set([...exact, ...ofKind, ...near, ...ofName, ...different])];
  if (candidates.length === 0) return { line, state: 'unknown' };
  return { line, state: 'unsure', candidates: candidates.slice(0, candidatesAtMost) };
}

/** A name without what people write differently: case, accents and punctuation. */
function comparable(name: string): string {
  const plain = plainText(name);
  return plain.replace(/[^\p{Letter}\p{Number}]+/gu, ' ').trim() || plain;
}
