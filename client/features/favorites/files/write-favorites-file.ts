import Papa from 'papaparse';
import { type ListEntry, typeOf } from '#client/features/lists/list-entry.ts';
import { nameOf, yearOf } from '#contract/catalogue.ts';

/** The list as JSON: the same objects as in the local list, one to a line. */
export function writeJsonFile(entries: ListEntry[]): string {
  return `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`;
}

/**
 * The list as CSV. The first four columns are those that Letterboxd's importer reads. It knows
 * movies only and would take a TV show's number for a movie's, so those have a column of their own.
 */
export function writeCsvFile(entries: ListEntry[]): string {
  const rows = entries.map((entry) => {
    const isTv = typeOf(entry) === 'tv';
    return {
      tmdbID: isTv ? '' : entry.id,
      imdbID: typeof entry.imdb_id === 'string' ? entry.imdb_id : '',
      Title: nameOf(entry),
      Year: yearOf(entry),
      tmdbTvID: isTv ? entry.id : '',
    };
  });
  const columns = ['tmdbID', 'imdbID', 'Title', 'Year', 'tmdbTvID'];
  // A title may begin like a formula; a spreadsheet must not run it.
  return `${Papa.unparse(rows, { columns, escapeFormulae: true })}\r\n`;
}
