import type { BundledFacts } from '#catalogue/bundled-facts.ts';
import movies from '#catalogue/movies.json' with { type: 'json' };
import tvShows from '#catalogue/tv-shows.json' with { type: 'json' };
import type { MediaType } from '#contract/catalogue.ts';
import { bundledTitle } from '#server/catalogue/bundled/bundled-title.ts';
import {
  type BundledCatalogue,
  type BundledTitles,
  createBundledTitles,
} from '#server/catalogue/bundled/bundled-titles.ts';

let bundled: BundledCatalogue | null = null;

/**
 * The catalogue that needs neither a key nor a network. It never changes, so a process has only one,
 * which is created at the first call.
 */
export function bundledCatalogue(): BundledCatalogue {
  bundled ??= { movie: titlesOf('movie', movies), tv: titlesOf('tv', tvShows) };
  return bundled;
}

// The files are sorted by popularity, so a title's popularity follows from its index.
function titlesOf(type: MediaType, lines: readonly BundledFacts[]): BundledTitles {
  return createBundledTitles(
    lines.map((line, index) => bundledTitle(type, line, lines.length - index)),
  );
}
