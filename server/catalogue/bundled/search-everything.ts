import type { MediaType, Title } from '#contract/catalogue.ts';
import {
  type BundledPeople,
  type BundledPerson,
  personEntryOf,
} from '#server/catalogue/bundled/bundled-people.ts';
import { type BundledTitles, searchEntryOf } from '#server/catalogue/bundled/bundled-titles.ts';
import {
  createSearchIndex,
  type SearchIndex,
  type SearchRequest,
} from '#server/catalogue/search/search-index.ts';

/** A title or a person of the bundled catalogue. */
type TitleOrPerson = { type: MediaType; row: Title } | { type: 'person'; person: BundledPerson };

/** Finds titles and people, in one ranking. */
export type SearchEverything = (request: SearchRequest) => {
  results: TitleOrPerson[];
  total: number;
};

/**
 * Prepares the search over all titles and people. Better matches come first, exact names before all;
 * among equally good ones the first movie, TV show and person of their lists, then the second ones,
 * and so on, because their popularities cannot be compared.
 */
export function createSearchEverything(
  getCatalogue: () => Record<MediaType, BundledTitles> & { people: BundledPeople },
): SearchEverything {
  let index: { everything: TitleOrPerson[]; search: SearchIndex } | null = null;

  function createIndex() {
    const { movie, tv, people } = getCatalogue();
    const entries = [
      ...movie.titles.map((title, place) => {
        const found: TitleOrPerson = { type: 'movie', row: title.row };
        return { place, found, entry: searchEntryOf(title) };
      }),
      ...tv.titles.map((title, place) => {
        const found: TitleOrPerson = { type: 'tv', row: title.row };
        return { place, found, entry: searchEntryOf(title) };
      }),
      ...people.rows.map((person, place) => {
        const found: TitleOrPerson = { type: 'person', person };
        return { place, found, entry: personEntryOf(person) };
      }),
    ].sort((a, b) => a.place - b.place);
    return {
      everything: entries.map(({ found }) => found),
      search: createSearchIndex(entries.map(({ entry }) => entry)),
    };
  }

  return (request) => {
    index ??= createIndex();
    const { everything, search } = index;
    const { positions, total } = search(request);
    return { results: positions.flatMap((position) => everything[position] ?? []), total };
  };
}
