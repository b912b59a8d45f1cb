import { keyOf } from '#client/features/lists/list-entry.ts';
import { decodeText } from '#client/features/transfer/read/decode-text.ts';
import { imdbFormat } from '#client/features/transfer/read/imdb-format.ts';
import { letterboxdFormat } from '#client/features/transfer/read/letterboxd-format.ts';
import { ownJsonFormat, ownTableFormat } from '#client/features/transfer/read/own-format.ts';
import { parseRecords } from '#client/features/transfer/read/parse-records.ts';
import { parseTable } from '#client/features/transfer/read/parse-table.ts';
import { tmdbJsonFormat, tmdbTableFormat } from '#client/features/transfer/read/tmdb-format.ts';
import { traktFormat } from '#client/features/transfer/read/trakt-format.ts';
import { TransferError } from '#client/features/transfer/read/transfer-problem.ts';
import {
  createUnpacking,
  isZip,
  joinParts,
  type PackedFile,
} from '#client/features/transfer/read/unpack-files.ts';
import {
  checkDraft,
  type Draft,
  type Service,
  type TransferLine,
} from '#client/features/transfer/transfer-line.ts';
import { plainText } from '#client/lib/plain-text.ts';
import { textOfKey } from '#contract/title-keys.ts';

const tableFormats = [ownTableFormat, tmdbTableFormat, imdbFormat, letterboxdFormat];
const jsonFormats = [traktFormat, ownJsonFormat, tmdbJsonFormat];

const titlesAtMost = 20_000;
// Files say early what they are.
const recordsLookedAt = 50;

/** What a file has in it. */
export interface ReadFile {
  service: Service;
  /** Each title once for each list. */
  lines: TransferLine[];
  /** The lines that are no movie and no TV show. */
  leftOut: { file: string; line: number }[];
}

/**
 * Reads a file of one of the services: a table, a JSON file, or an archive of both. `onProgress` gets
 * the share that is read. Throws a TransferError; then nothing of the file is used.
 */
export async function readTransferFile(
  file: File,
  onProgress: (share: number) => void,
): Promise<ReadFile> {
  const files = await openFile(file, onProgress);
  const read = files.flatMap((each) => readFile(each) ?? []);
  const [first] = read;
  if (!first) throw new TransferError({ name: 'unknownFormat' });
  const lines = mergeLines(read);
  if (lines.length === 0) throw new TransferError({ name: 'noTitles' });
  if (lines.length > titlesAtMost) {
    throw new TransferError({ name: 'tooManyTitles', count: lines.length, most: titlesAtMost });
  }
  return { service: first.service, lines, leftOut: read.flatMap(({ leftOut }) => leftOut) };
}

async function openFile(file: File, onProgress: (share: number) => void): Promise<PackedFile[]> {
  const parts: Uint8Array[] = [];
  let unpacking: ReturnType<typeof createUnpacking> | null = null;
  let readBytes = 0;
  const reader = file.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const part = next.value;
    if (readBytes === 0 && isZip(part)) unpacking = createUnpacking();
    if (unpacking) unpacking.push(part);
    else parts.push(part);
    readBytes += part.length;
    onProgress(readBytes / file.size);
  }
  return unpacking ? unpacking.finish() : [{ name: file.name, bytes: joinParts(parts) }];
}

/** Reads one file; null when it is of no format that is known. */
function readFile({ name, bytes }: PackedFile): ReadFile | null {
  const text = decodeText(bytes);
  return /^\s*[[{]/.test(text) ? readJson(text, name) : readTable(text, name);
}

function readTable(text: string, file: string): ReadFile | null {
  const formatOf = (columns: ReadonlySet<string>) =>
    tableFormats.find((format) => format.recognises(columns));
  const table = parseTable(text, file, (columns) => formatOf(columns) !== undefined);
  const format = table && formatOf(table.columns);
  if (!format) return null;
  const read = format.createReader(table, file);
  return checkAll(
    format.service,
    file,
    table.rows.map(({ row, line }) => ({ draft: read(row), line })),
  );
}

function readJson(text: string, file: string): ReadFile | null {
  const records = parseRecords(text, file);
  const first = records.slice(0, recordsLookedAt);
  const format = jsonFormats.find(({ recognises }) => first.some(recognises));
  if (!format) return null;
  const drafts = records.map((record) => ({ draft: format.read(record, file), line: record.line }));
  return checkAll(format.service, file, drafts);
}

function checkAll(
  service: Service,
  file: string,
  drafts: { draft: Draft | null; line: number }[],
): ReadFile {
  const checked = drafts.map(({ draft, line }) => ({
    title: draft && checkDraft(draft, file, line),
    line,
  }));
  return {
    service,
    lines: checked.flatMap(({ title }) => title ?? []),
    leftOut: checked.flatMap(({ title, line }) => (title ? [] : { file, line })),
  };
}

/**
 * Each title once for each list, with the last day that a file knows for it. A diary or a history knows
 * the days, so it counts before what other files of an archive say.
 */
function mergeLines(read: ReadFile[]): TransferLine[] {
  const knowsDays = ({ lines: [first] }: ReadFile) => /diary|history/i.test(first?.file ?? '');
  const diariesFirst = read.toSorted(
    (one, other) => Number(knowsDays(other)) - Number(knowsDays(one)),
  );
  const merged = new Map<string, TransferLine>();
  for (const line of diariesFirst.flatMap(({ lines }) => lines)) {
    const key = `${line.list} ${line.group} ${identityOf(line)}`;
    const known = merged.get(key);
    if (!known) merged.set(key, line);
    else if (isLater(line, known)) merged.set(key, { ...known, seenOn: line.seenOn });
  }
  return [...merged.values()];
}

function isLater(line: TransferLine, known: TransferLine): boolean {
  if (known.seenOn === null) return true;
  return line.file === known.file && (line.seenOn ?? '') > known.seenOn;
}

function identityOf({ entry, kind, tmdbId, imdbId, title, year }: TransferLine): string {
  if (entry) return textOfKey(keyOf(entry));
  if (tmdbId !== null && kind !== null) return textOfKey({ type: kind, movie_id: tmdbId });
  return imdbId ?? `${kind} ${plainText(title)} ${year}`;
}
