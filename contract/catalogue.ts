import * as v from 'valibot';
import type { Page, Title, TitleDetails, TvShow } from '#contract/catalogue-schemas.ts';
import { isVisible } from '#contract/visible-text.ts';

// The first script and the service worker import this file, so it has no schema but the shortest.
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

/** The page without titles for adults only, which are never shown. */
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

/** A title's name, in the language that was asked for, and its original one; either may be empty. */
export function namesOf(title: Title): [name: string, original: string] {
  return isTvShow(title) ? [title.name, title.original_name] : [title.title, title.original_title];
}

/**
 * What a title is called: its name, or the original one where nothing of that can be seen; empty
 * where nothing can be seen of either.
 */
export function nameOf(title: Title): string {
  return namesOf(title).find(isVisible) ?? '';
}

/** When a movie was released or a TV show first aired. */
export function dateOf(title: Title): string {
  return isTvShow(title) ? title.first_air_date : title.release_date;
}

/** The part of the date before the first dash; empty when there is no date (docs/contracts/screens.md#the-year). */
export function yearOf(title: Title): string {
  return dateOf(title).split('-')[0] ?? '';
}

/** Whether this is all that is known of a title, and not only what lists tell of it. */
export function hasDetails(title: Title): title is TitleDetails {
  return Array.isArray(title.genres);
}

/** How long a movie, or an episode of a TV show, takes, in minutes; 0 when that is not known. */
export function runtimeOf(details: TitleDetails): number {
  const minutes = isTvShow(details) ? details.episode_run_time[0] : details.runtime;
  return minutes ?? 0;
}
