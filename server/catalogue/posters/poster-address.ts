import { addresses } from '#contract/addresses.ts';

/** The route of a poster, with the same path as on TMDB's image host. */
export const posterRoute = `${addresses.posters}/:size/:file`;

/** The parameters of the route. */
export interface PosterRoute {
  Params: { size: string; file: string };
}

/** The widths of TMDB's posters (docs/contracts/catalogue.md). */
export const posterWidths: readonly string[] = ['w92', 'w154', 'w185', 'w342', 'w500', 'w780'];

/**
 * The sizes of TMDB's pictures that the app shows: the logos of services come in some of the widths
 * of posters, portraits of people in one of these and by their height.
 */
export const pictureSizes: readonly string[] = [...posterWidths, 'h632'];

/** The headers of every poster: any website may show it, and its type is never guessed. */
export const openPictureHeaders = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};
