import * as v from 'valibot';
import type { Page, Title, TitleDetails, TvShow } from '#contract/catalogue-schemas.ts';
import { isVisible } from '#contract/visible-text.ts';

// The first script and the service worker load this file, so it has only the shortest schema.
export type {
  Genre,
  Movie,
  Page,
  Title,
  TitleDetails,
  TvShow,
  Video,
} from '#contract/catalogue-schemas.ts';

/** The two kinds of title; the words are TMDB's path segments and the table's `type`. */
export const mediaTypes = ['movie', 'tv'] as const;
export const mediaTypeSchema = v.picklist(mediaTypes);
export type MediaType = (typeof mediaTypes)[number];

/** Pages start at 1 and end here, whatever `total_pages` says (docs/contracts/catalogue.md#lists). */
export const lastPage = 500;
export const pageSize = 20;

/** So many characters of a search count. */
export const longestQuery = 200;

const idForm = '[1-9]\\d{0,9}';
const mostIds = 50;

/** What ids in a filter look like, as the source of a regular expression; `joins` are what may be between them. */
export function idsJoinedBy(joins: string): string {
  return `^${idForm}(?:[${joins}]${idForm}){0,${mostIds - 1}}$`;
}

/** What the code of a country looks like (ISO 3166-1). */
export const countryForm = /^[A-Z]{2}$/;

/** The page without titles for adults only: the app never shows these. */
export function withoutAdults<Row extends Title>(page: Page<Row>): Page<Row> {
  return { ...page, results: page.results.filter((row) => !isForAdults(row)) };
}

/** Whether a title is for adults only. */
export function isForAdults(title: { [field: string]: unknown }): boolean {
  return title.adult === true || title.softcore === true;
}

function isTvShow(title: Title): title is TvShow {
  return 'name' in title;
}

/** A title's name in the requested language, and its original name. Either may be empty. */
export function namesOf(title: Title): [name: string, original: string] {
  return isTvShow(title) ? [title.name, title.original_name] : [title.title, title.original_title];
}

/**
 * The name to show for a title: its name, or its original name when the first has no visible
 * character. Empty when neither has one.
 */
export function nameOf(title: Title): string {
  return namesOf(title).find(isVisible) ?? '';
}

/** The date on which a movie was released or a TV show first aired; empty when unknown. */
export function dateOf(title: Title): string {
  return isTvShow(title) ? title.first_air_date : title.release_date;
}

/** The part of the date before the first dash; empty when there is no date (docs/contracts/screens.md#the-year). */
export function yearOf(title: Title): string {
  return dateOf(title).split('-')[0] ?? '';
}

/**
 * Whether the title has its details, not only the fields of a list. A list that is too long for the
 * browser's storage has the genres and no running time.
 */
export function hasDetails(title: Title): title is TitleDetails {
  return (
    Array.isArray(title.genres) && ('runtime' in title || Array.isArray(title.episode_run_time))
  );
}

/** The length of a movie, or of an episode of a TV show, in minutes; 0 when unknown. */
export function runtimeOf(details: TitleDetails): number {
  const minutes = isTvShow(details) ? details.episode_run_time[0] : details.runtime;
  return minutes ?? 0;
}
