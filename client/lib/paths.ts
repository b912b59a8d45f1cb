import { type ListFilter, withFilter } from '#client/lib/list-filter.ts';
import { lastPage, type MediaType } from '#contract/catalogue.ts';
import type { ListName } from '#contract/tables/title-lists.ts';

/** A title as an address names it: `movie-550`. */
export interface TitleKey {
  type: MediaType;
  id: number;
}

/** Every path of the app; `client/screens.ts` says what is there. */
export const paths = {
  home: (filter?: ListFilter) => withFilter('/', filter),
  tvShows: (filter?: ListFilter) => withFilter('/tvshows', filter),
  /** Of the lists beside the favorites, each is shown at their path by its name. */
  favorites: (list: ListName = 'favorites') =>
    list === 'favorites' ? '/favorites' : `/favorites?list=${list}`,
  /** `isEmailNew`: the visitor comes by the link that has changed the mail address. */
  account: ({ isEmailNew = false } = {}) => (isEmailNew ? '/account?email=new' : '/account'),
  login: () => '/login',
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  resetPassword: () => '/reset-password',
  about: () => '/about',
  /** Without an id, the pattern of all of them. */
  person: (id: number | ':id' = ':id') => `/people/${id}`,
};

const listNames: Record<ListName, true> = {
  favorites: true,
  watch_later: true,
  seen: true,
  not_for_me: true,
};

/** The list of the visitor that an address asks for; their favorites when there is none of its name. */
export function getSavedList(search: string): ListName {
  const name = new URLSearchParams(search).get('list') ?? '';
  return Object.hasOwn(listNames, name) ? (name as ListName) : 'favorites';
}

/** The path of the list of a kind of titles. */
export function pathOfList(type: MediaType, filter?: ListFilter): string {
  return type === 'movie' ? paths.home(filter) : paths.tvShows(filter);
}

/** The id that a part of an address stands for, or null. */
export function readId(text: string | undefined): number | null {
  return /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;
}

/** Whether the address is that of the account page after a change of the mail address. */
export function isEmailNew(search: string): boolean {
  return new URLSearchParams(search).get('email') === 'new';
}

/** A title's key as text, for an address and for the id of its card. */
export function textOfTitleKey({ type, id }: TitleKey): string {
  return `${type}-${id}`;
}

/** The search part of an address with another value of one parameter; null removes it. */
function withParameter(search: string, name: string, value: string | null): string {
  const parameters = new URLSearchParams(search);
  if (value === null) parameters.delete(name);
  else parameters.set(name, value);
  return parameters.size > 0 ? `?${parameters}` : '';
}

/** The search part of an address with the dialog of a title open, or of none. */
export function withOpenTitle(search: string, key: TitleKey | null): string {
  return withParameter(search, 'title', key && textOfTitleKey(key));
}

/** The search part of an address whose list has `depth` pages. */
export function withDepth(search: string, depth: number): string {
  return withParameter(search, 'page', depth > 1 ? String(depth) : null);
}

/** How many pages the list of an address has; 1 when it does not say. */
export function getDepth(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? '';
  return /^[1-9]\d{0,2}$/.test(page) ? Math.min(Number(page), lastPage) : 1;
}

/** The title whose dialog the address asks for, or null. */
export function getOpenTitle(search: string): TitleKey | null {
  const match = /^(movie|tv)-(\d+)$/.exec(new URLSearchParams(search).get('title') ?? '');
  const id = readId(match?.[2]);
  return match && id !== null ? { type: match[1] as MediaType, id } : null;
}
