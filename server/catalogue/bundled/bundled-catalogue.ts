import { setTimeout } from 'node:timers/promises';
import type { MediaType } from '#contract/catalogue.ts';
import { bundledLines } from '#server/catalogue/bundled/bundled-lines.data.ts';
import {
  type BundledPeople,
  createBundledPeople,
} from '#server/catalogue/bundled/bundled-people.ts';
import { type BundledLine, bundledTitle } from '#server/catalogue/bundled/bundled-title.ts';
import {
  type BundledTitles,
  createBundledTitles,
} from '#server/catalogue/bundled/bundled-titles.ts';
import {
  createSearchEverything,
  type SearchEverything,
} from '#server/catalogue/bundled/search-everything.ts';

/** The catalogue that comes with the server. */
export interface BundledCatalogue extends Record<MediaType, BundledTitles> {
  readonly people: BundledPeople;
  readonly searchEverything: SearchEverything;
}

let bundled: BundledCatalogue | null = null;

/**
 * The catalogue that needs neither a key nor a network. It never changes, so a process has only one,
 * which is created at the first call.
 */
export function bundledCatalogue(): BundledCatalogue {
  bundled ??= createCatalogue();
  return bundled;
}

const pauseMilliseconds = 100;

/**
 * Prepares what the first search would wait for: some 300 ms in all. Other requests are answered in
 * the pauses between its parts.
 */
export async function warmUpSearch(): Promise<void> {
  const { movie, tv, searchEverything } = bundledCatalogue();
  const section = { first: 0, count: 0 };
  // Creates the people.
  await pause();
  bundledCatalogue().people.getPerson(0);
  for (const search of [movie.search, tv.search, searchEverything]) {
    // The second, which nothing matches, needs the words with typos as well.
    for (const query of ['', 'qqqqqqqq']) {
      await pause();
      search({ query, year: null, section });
    }
  }
}

// It keeps no process running.
function pause(): Promise<void> {
  return setTimeout(pauseMilliseconds, undefined, { ref: false });
}

function createCatalogue(): BundledCatalogue {
  const lines = bundledLines();
  let everybody: BundledPeople | null = null;
  // Created when they are first asked for: a server's start does not need them.
  const getPeople = () => {
    everybody ??= createBundledPeople({ names: lines.people, credits: lines.credits, titles });
    return everybody;
  };
  const titles = {
    movie: titlesOf('movie', lines.titles.movie, getPeople),
    tv: titlesOf('tv', lines.titles.tv, getPeople),
  };
  return {
    ...titles,
    get people() {
      return getPeople();
    },
    searchEverything: createSearchEverything(() => ({ ...titles, people: getPeople() })),
  };
}

// The files are sorted by popularity, so a title's popularity follows from its index.
function titlesOf(
  type: MediaType,
  lines: readonly BundledLine[],
  getPeople: () => BundledPeople,
): BundledTitles {
  return createBundledTitles(
    lines.map((line, index) =>
      bundledTitle(type, line, {
        popularity: lines.length - index,
        getCrew: () => getPeople().creditsOf(type, line.id).crew,
      }),
    ),
  );
}
