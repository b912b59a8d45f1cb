import Papa from 'papaparse';
import { type ListEntry, typeOf } from '#client/features/lists/list-entry.ts';
import { nameOf, yearOf } from '#contract/catalogue.ts';
import { type ListName, listNames } from '#contract/tables/title-lists.ts';

export type EntriesOfLists = Record<ListName, ListEntry[]>;

/** The version of the JSON file. */
const version = 1;

/** All lists as JSON: the same objects as in the local lists, one to a line. */
export function writeJsonFile(lists: EntriesOfLists): string {
  const arrays = listNames.map((name) => {
    const rows = lists[name].map((entry) => JSON.stringify(entry));
    return `"${name}": [\n${rows.join(',\n')}\n]`;
  });
  return `{\n"marquee": ${version},\n${arrays.join(',\n')}\n}\n`;
}

/**
 * All lists as CSV. The first columns are those that Letterboxd's importer reads. It knows movies only
 * and would take a TV show's number for a movie's, so those have a column of their own.
 */
export function writeCsvFile(lists: EntriesOfLists): string {
  const rows = listNames.flatMap((name) => lists[name].map((entry) => rowOf(name, entry)));
  const columns = ['tmdbID', 'imdbID', 'Title', 'Year', 'WatchedDate', 'tmdbTvID', 'List'];
  // A title may begin like a formula; a spreadsheet must not run it.
  return `${Papa.unparse(rows, { columns, escapeFormulae: true })}\r\n`;
}

function rowOf(list: ListName, entry: ListEntry) {
  const isTv = typeOf(entry) === 'tv';
  const { imdb_id, seen_on } = entry as Record<string, unknown>;
  return {
    tmdbID: isTv ? '' : entry.id,
    imdbID: typeof imdb_id === 'string' ? imdb_id : '',
    Title: nameOf(entry),
    Year: yearOf(entry),
    WatchedDate: typeof seen_on === 'string' ? seen_on : '',
    tmdbTvID: isTv ? entry.id : '',
    List: list,
  };
}
