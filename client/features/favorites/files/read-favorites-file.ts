import Papa from 'papaparse';
import {
  keyOf,
  type ListEntry,
  parseEntry,
  placeholderFor,
  textOf,
} from '#client/features/lists/list-entry.ts';
import type { FavoritesWords } from '#client/messages/en/en-favorites.ts';

type Explain = (words: FavoritesWords['file']) => string;

/** The file is not a list of favorites; `explain` says what is wrong, and in which line. */
export class FavoritesFileError extends Error {
  readonly explain: Explain;

  constructor(explain: Explain) {
    super('The file is not a list of favorites');
    this.name = 'FavoritesFileError';
    this.explain = explain;
  }
}

const entriesAtMost = 20_000;

/**
 * Reads a file that Marquee wrote, or a CSV with TMDB's numbers. Rows of a CSV become placeholders,
 * for the catalogue to complete. Throws a FavoritesFileError; then nothing of the file is used.
 */
export function readFavoritesFile(text: string): ListEntry[] {
  const content = text.replace(/^\uFEFF/, '');
  const entries = content.trimStart().startsWith('[') ? readJson(content) : readCsv(content);
  if (entries.length === 0) throw new FavoritesFileError((words) => words.noFavorites);
  if (entries.length > entriesAtMost) {
    throw new FavoritesFileError((words) => words.tooMany(entries.length, entriesAtMost));
  }
  return [...new Map(entries.map((entry) => [textOf(keyOf(entry)), entry])).values()];
}

function readJson(text: string): ListEntry[] {
  return elementsOf(text).map(({ json, line }) => {
    const entry = parseEntry(parseJson(json, line));
    if (entry) return entry;
    throw new FavoritesFileError((words) => words.notFavorite(line));
  });
}

function parseJson(json: string, line: number): unknown {
  try {
    return JSON.parse(json);
  } catch {
    throw new FavoritesFileError((words) => words.notJson(line));
  }
}

/** The elements of a JSON array as text, each with its line: browsers do not tell where JSON fails. */
function elementsOf(text: string): { json: string; line: number }[] {
  const elements: { json: string; line: number }[] = [];
  let depth = 0;
  let start = 0;
  const add = (end: number) => {
    const json = text.slice(start, end);
    const indent = json.length - json.trimStart().length;
    elements.push({ json, line: lineAt(text, start + indent) });
    start = end + 1;
  };
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{},]/g)) {
    if (depth === 1 && (token === ',' || token === ']')) add(index);
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    if (token === '[' && depth === 1) start = index + 1;
  }
  if (depth !== 0) {
    throw new FavoritesFileError((words) => words.notJson(lineAt(text, text.length)));
  }
  return elements.length === 1 && elements[0]?.json.trim() === '' ? [] : elements;
}

function readCsv(text: string): ListEntry[] {
  const { data, errors, meta } = Papa.parse<Record<string, string>>(text, {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const [error] = errors.filter(({ type }) => type !== 'Delimiter');
  if (error) {
    const line = error.index === undefined ? (error.row ?? 0) + 2 : lineAt(text, error.index);
    throw new FavoritesFileError((words) => words.notCsv(line, error.message));
  }
  if (!meta.fields?.includes('tmdbid')) {
    throw new FavoritesFileError((words) => words.noColumns);
  }
  return data.map((row, index) => {
    const isTv = Boolean(row.tmdbtvid?.trim());
    const id = Number((isTv ? row.tmdbtvid : row.tmdbid)?.trim() || Number.NaN);
    if (Number.isSafeInteger(id) && id > 0) {
      return placeholderFor({ type: isTv ? 'tv' : 'movie', movie_id: id }, row);
    }
    throw new FavoritesFileError((words) => words.noNumber(index + 2));
  });
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}
