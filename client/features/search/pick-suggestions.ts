import type { MediaType, Title } from '#contract/catalogue.ts';
import type { Found } from '#contract/people-schemas.ts';

const mostTitles = 6;
const mostPeople = 3;

/** The first titles of the lists that Enter leads to. */
export type FirstTitles = Record<MediaType, Title[]>;

/**
 * The best few of what is found among everything, in that order. Where nothing is, such as when only
 * the search of one kind understands the year of "dune 2021", the lists' first titles.
 */
export function pickSuggestions(found: Found[], lists: FirstTitles): Found[] {
  const ranked = found.length > 0 ? found : [...asFound('movie', lists), ...asFound('tv', lists)];
  const titles = new Set(ranked.filter(isTitle).slice(0, mostTitles));
  const people = new Set(ranked.filter((each) => !isTitle(each)).slice(0, mostPeople));
  return ranked.filter((each) => titles.has(each) || people.has(each));
}

function isTitle({ media_type }: Found): boolean {
  return media_type !== 'person';
}

function asFound(type: MediaType, lists: FirstTitles): Found[] {
  return lists[type].map((title) => ({ ...title, media_type: type }) as Found);
}
