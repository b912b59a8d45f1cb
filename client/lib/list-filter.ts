import { countryForm, idsJoinedBy, type MediaType } from '#contract/catalogue.ts';

export const sorts = ['newest', 'oldest', 'best', 'title'] as const;
type Sort = (typeof sorts)[number];

/** What TMDB's parameters are called for each kind of title. */
const names = {
  movie: { date: 'primary_release_date', title: 'title' },
  tv: { date: 'first_air_date', title: 'name' },
};

// The best by a handful of votes are the best of nothing.
const leastVotesOfBest = '200';

function askInOrder(sort: string, type: MediaType): Record<string, string> {
  const { date, title } = names[type];
  const orders: Record<Sort, Record<string, string>> = {
    // Without a last day TMDB begins with what has only been announced.
    newest: { sort_by: `${date}.desc`, [`${date}.lte`]: new Date().toISOString().slice(0, 10) },
    oldest: { sort_by: `${date}.asc` },
    best: { sort_by: 'vote_average.desc', 'vote_count.gte': leastVotesOfBest },
    title: { sort_by: `${title}.asc` },
  };
  return orders[sort as Sort];
}

interface FilterParameter {
  /** What its value in an address looks like; any other value does not count. */
  form: RegExp;
  /** The parameters of the catalogue that it stands for. */
  ask(value: string, type: MediaType): Record<string, string>;
  /** Whether only TMDB has the facts for it; a text is the one value for which that is so. */
  needsTmdb?: true | string;
}

/** How ids are joined for titles that have one of them, and for those that have all. */
export const anyOf = '|';
export const allOf = ',';

const year = /^[12]\d{3}$/;
const minutes = /^\d{1,3}$/;
const number = /^\d{1,6}$/;
const allIds = idsJoinedBy(allOf);
const anyIds = idsJoinedBy(anyOf);

/** Every filter of a list, by its name in the address. A new one is a line here and a control. */
const filters = {
  /** Ids of genres: `28,12` for both of them, `28|12` for either. */
  genre: { form: new RegExp(`${allIds}|${anyIds}`), ask: (ids) => ({ with_genres: ids }) },
  /** Ids of genres: without any of them. */
  without: { form: new RegExp(allIds), ask: (ids) => ({ without_genres: ids }) },
  from: { form: year, ask: (first, type) => ({ [`${names[type].date}.gte`]: `${first}-01-01` }) },
  to: { form: year, ask: (last, type) => ({ [`${names[type].date}.lte`]: `${last}-12-31` }) },
  /** Minutes, as all running times. */
  shortest: { form: minutes, ask: (least) => ({ 'with_runtime.gte': least }) },
  longest: { form: minutes, ask: (most) => ({ 'with_runtime.lte': most }) },
  /** The original language (ISO 639-1). */
  language: { form: /^[a-z]{2}$/, ask: (code) => ({ with_original_language: code }) },
  score: {
    form: /^\d(?:\.\d)?$/,
    ask: (least) => ({ 'vote_average.gte': least }),
    needsTmdb: true,
  },
  votes: { form: number, ask: (least) => ({ 'vote_count.gte': least }), needsTmdb: true },
  /** Ids of services, any of them, in the `region`. */
  services: {
    form: new RegExp(anyIds),
    ask: (ids) => ({ with_watch_providers: ids }),
    needsTmdb: true,
  },
  region: { form: countryForm, ask: (code) => ({ watch_region: code }), needsTmdb: true },
  sort: { form: new RegExp(`^(?:${sorts.join('|')})$`), ask: askInOrder, needsTmdb: 'best' },
} satisfies Record<string, FilterParameter>;

export type FilterName = keyof typeof filters;
const parameters: Record<FilterName, FilterParameter> = filters;

/**
 * What a list shows: a search (`q`), or the titles that pass all filters, or without any the popular
 * ones. Values are as in the address, and so is the order: the filter chosen last comes last.
 */
export type ListFilter = { q?: string } & { [name in FilterName]?: string };

const longestValue = 200;

/** The filter that the search part of an address asks for; a search wins over all others. */
export function getListFilter(search: string): ListFilter {
  const given = new URLSearchParams(search);
  const q = given.get('q')?.trim();
  if (q) return { q };
  const filter: ListFilter = {};
  for (const [name, value] of given) {
    if (isFilterName(name) && value.length <= longestValue && parameters[name].form.test(value)) {
      filter[name] = value;
    }
  }
  // A service has other titles in each country, so one of the two is no filter.
  if (!filter.services || !filter.region) {
    delete filter.services;
    delete filter.region;
  }
  return filter;
}

/** The path with the search part that a list's filter has. */
export function withFilter(path: string, filter: ListFilter = {}): string {
  const { q, ...others } = filter;
  const given = new URLSearchParams(q ? { q } : (others as Record<string, string>));
  return given.size > 0 ? `${path}?${given}` : path;
}

/** The filter without what the catalogue cannot filter by. */
export function offeredFilter(filter: ListFilter, usesTmdb: boolean): ListFilter {
  if (usesTmdb) return filter;
  const offered = Object.entries(filter).filter(
    ([name, value]) => name === 'q' || isOffered(name as FilterName, false, value),
  );
  return Object.fromEntries(offered);
}

/** Whether the catalogue can filter by it: at all, or by one value. */
export function isOffered(name: FilterName, usesTmdb: boolean, value?: string): boolean {
  const { needsTmdb } = parameters[name];
  return usesTmdb || !(needsTmdb === true || (needsTmdb && needsTmdb === value));
}

/** What is chosen; null takes a choice back. */
export type FilterChoice = { [name in FilterName]?: string | null };

/** The filter after a choice, which comes last from then on. It ends a search. */
export function withChoice({ q: _, ...filter }: ListFilter, choice: FilterChoice): ListFilter {
  const changed: ListFilter = { ...filter };
  for (const [name, value] of Object.entries(choice) as [FilterName, string | null][]) {
    delete changed[name];
    if (value) changed[name] = value;
  }
  return changed;
}

/** Which of the two joins the ids in the value of a filter. */
export function joinIn(value = ''): string {
  return value.includes(anyOf) ? anyOf : allOf;
}

/** The ids in the value of a filter, each once. */
export function idsIn(value = ''): string[] {
  return [...new Set(value.match(/\d+/g))];
}

/** How many things a list is filtered by: each genre counts, and all services together. */
export function countFilters({ q: _, region: __, genre, without, ...others }: ListFilter): number {
  return idsIn(genre).length + idsIn(without).length + Object.keys(others).length;
}

/** The parameters of the catalogue's `discover` call; null when there is no filter. */
export function askForFilters(
  { q: _, ...filter }: ListFilter,
  type: MediaType,
): Record<string, string> | null {
  const given = Object.entries(filter) as [FilterName, string][];
  if (given.length === 0) return null;
  const asked = given.map(([name, value]) => parameters[name].ask(value, type));
  // What was chosen wins over what an order of the list brings along.
  asked.sort((a, b) => Number('sort_by' in b) - Number('sort_by' in a));
  return Object.assign({}, ...asked);
}

function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(parameters, name);
}
