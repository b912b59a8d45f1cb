import { idsIn, joinIn, type ListFilter } from '#client/lib/list-filter.ts';
import type { FiltersWords } from '#client/messages/en/en-filters.ts';
import type { Genre } from '#contract/catalogue.ts';

/** One thing that a list is filtered by. */
export interface ActiveFilter {
  key: string;
  name: string;
  /** The filter that is left when it is removed. */
  rest: ListFilter;
}

interface Names {
  words: FiltersWords;
  locale: string;
  genres: Genre[];
}

/** What a list is filtered by, in the order of choosing: each genre by itself, services together. */
export function activeFilters(filter: ListFilter, names: Names): ActiveFilter[] {
  return Object.entries(filter).flatMap(([name, value]) => {
    if (name === 'genre' || name === 'without') return activeGenres(filter, name, names);
    const shown = nameFilter(name, value, names);
    if (shown === null) return [];
    const rest = { ...filter };
    delete rest[name as keyof ListFilter];
    if (name === 'services') delete rest.region;
    return { key: name, name: shown, rest };
  });
}

function activeGenres(
  filter: ListFilter,
  name: 'genre' | 'without',
  { words, genres }: Names,
): ActiveFilter[] {
  const ids = idsIn(filter[name]);
  return ids.map((id) => {
    const genre = genres.find((each) => String(each.id) === id)?.name ?? words.unknownGenre(id);
    const rest = {
      ...filter,
      [name]: ids.filter((each) => each !== id).join(joinIn(filter[name])),
    };
    if (rest[name] === '') delete rest[name];
    return {
      key: `${name}-${id}`,
      name: name === 'genre' ? genre : words.withoutGenre(genre),
      rest,
    };
  });
}

/** The name of a choice; null for what is part of another. */
function nameFilter(name: string, value: string, { words, locale }: Names): string | null {
  const { active, sorts } = words;
  switch (name) {
    case 'from':
      return active.fromYear(value);
    case 'to':
      return active.toYear(value);
    case 'shortest':
      return active.atLeast(words.minutes(Number(value)));
    case 'longest':
      return active.atMost(words.minutes(Number(value)));
    case 'language':
      return nameLanguage(value, locale);
    case 'score':
      return active.score(value);
    case 'votes':
      return active.atLeast(words.votesOf(Number(value)));
    case 'services':
      return active.services(idsIn(value).length);
    case 'sort':
      return sorts[value as keyof typeof sorts];
    default:
      return null;
  }
}

/** What a language (ISO 639-1, or TMDB's code for Cantonese) is called in the reader's own. */
export function nameLanguage(code: string, locale: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code === 'cn' ? 'yue' : code);
  return name ? name[0]?.toLocaleUpperCase(locale) + name.slice(1) : code;
}
