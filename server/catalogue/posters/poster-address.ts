import { addresses } from '#contract/addresses.ts';

/** The route of a poster, where TMDB's image host has it. */
export const posterRoute = `${addresses.posters}/:size/:file`;

/** What the route's path holds. */
export interface PosterRoute {
  Params: { size: string; file: string };
}

/** The widths that TMDB has posters in (docs/contracts/catalogue.md). */
export const posterWidths: readonly string[] = ['w92', 'w154', 'w185', 'w342', 'w500', 'w780'];

/** On every poster: open to all pages, and nothing in it may run. */
export const openPictureHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};
