import * as v from 'valibot';
import { parseEntry } from '#client/features/lists/list-entry.ts';
import {
  type JsonFormat,
  listNamedBy,
  type TableFormat,
} from '#client/features/transfer/read/file-format.ts';
import { listNames } from '#contract/tables/title-lists.ts';

const listNameSchema = v.picklist(listNames);

/** The tables that Marquee writes, and any other with TMDB's numbers. */
export const ownTableFormat: TableFormat = {
  service: 'Marquee',
  recognises: (columns) => columns.has('tmdbid'),
  createReader(_table, file) {
    const usual = listNamedBy(file) ?? 'favorites';
    return (row) => {
      const list = row('list').toLowerCase();
      return {
        list: v.is(listNameSchema, list) ? list : usual,
        kind: row('tmdbtvid') ? 'tv' : 'movie',
        tmdbId: row('tmdbtvid') || row('tmdbid'),
        imdbId: row('imdbid'),
        title: withoutGuard(row('title')),
        year: row('year'),
        seenOn: row('watcheddate'),
      };
    };
  },
};

/** The JSON of all lists; until version 0.1 it was an array of favorites. */
export const ownJsonFormat: JsonFormat = {
  service: 'Marquee',
  recognises: ({ key, value }) =>
    (key === null || v.is(listNameSchema, key)) && parseEntry(value) !== null,
  read({ key, value }, file) {
    const entry = parseEntry(value);
    if (!entry) return null;
    const { seen_on: seenOn, ...title } = entry as typeof entry & { seen_on?: unknown };
    const list = v.is(listNameSchema, key) ? key : (listNamedBy(file) ?? 'favorites');
    return { list, seenOn, entry: title };
  },
};

// A title that begins like a formula was written behind an apostrophe, so that no spreadsheet runs it.
function withoutGuard(title: string): string {
  return title.replace(/^'(?=[=+\-@\t\r])/, '');
}
