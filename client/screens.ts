import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { longGrid, manyItems } from '#client/features/catalogue/title-grid.tsx';
import { filterChips } from '#client/features/filters/lazy-filter-chips.ts';
import { countFilters, getListFilter } from '#client/lib/list-filter.ts';
import { type LazyComponent, lazyComponent } from '#client/lib/navigation/lazy-component.ts';
import { getDepth, paths, readId } from '#client/lib/paths.ts';
import { sourceOfWordPart, type WordPart } from '#client/messages/word-parts.ts';
import { emptyList } from '#client/pages/browse/lazy-parts.ts';
import { type MediaType, pageSize } from '#contract/catalogue.ts';
import type { Language } from '#contract/preferences.ts';

/** A part of a page whose code the page needs before it is hydrated. */
type PagePart = Pick<LazyComponent, 'load' | 'words'> & { source: string };

/** The component of a screen or a layout. */
export interface LazyScreen extends LazyComponent {
  /** Its source file, by the rule that a file is named for what it exports. */
  source: string;
}

function lazyScreen<Name extends string>(
  fetchModule: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  words?: readonly WordPart[],
): LazyScreen {
  const fileName = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return { ...lazyComponent(fetchModule, name, words), source: `pages/${fileName}.tsx` };
}

export interface ScreenAtPath {
  path: string;
  /** Who sees it; everybody else is led to another screen. */
  access: 'signed-in' | 'signed-out' | 'everybody';
  screen: LazyScreen;
  /** The kind of the titles that it lists. */
  browses?: MediaType;
  /** Whether it shows the list of the visitor that the address names. */
  showsSavedList?: boolean;
  /** Whether it may list more titles from the start than a plain grid renders. */
  mayBeginLong?: boolean;
}

/** The layout of the screens for visitors who are logged in. */
export const signedInLayout = lazyScreen(
  () => import('#client/pages/signed-in-layout.tsx'),
  'SignedInLayout',
);

/** What only lists with filters show. */
const partsOfFilteredLists: PagePart[] = [
  { ...filterChips, source: 'features/filters/filter-chips.tsx' },
  { ...emptyList, source: 'pages/browse/empty-list.tsx' },
];

/** Every screen with its path. */
export const screens: ScreenAtPath[] = [
  {
    path: paths.home(),
    access: 'signed-in',
    screen: lazyScreen(() => import('#client/pages/home-page.tsx'), 'HomePage'),
    browses: 'movie',
  },
  {
    path: paths.tvShows(),
    access: 'signed-in',
    screen: lazyScreen(() => import('#client/pages/tv-shows-page.tsx'), 'TvShowsPage'),
    browses: 'tv',
  },
  {
    path: paths.favorites(),
    access: 'signed-in',
    screen: lazyScreen(() => import('#client/pages/favorites-page.tsx'), 'FavoritesPage', [
      'favorites',
      'sharing',
    ]),
    showsSavedList: true,
    mayBeginLong: true,
  },
  {
    path: paths.account(),
    access: 'signed-in',
    screen: lazyScreen(() => import('#client/pages/account-page.tsx'), 'AccountPage', [
      'account',
      'session',
      'watching',
    ]),
  },
  {
    path: paths.person(),
    access: 'signed-in',
    screen: lazyScreen(() => import('#client/pages/person-page.tsx'), 'PersonPage', ['people']),
  },
  {
    path: paths.login(),
    access: 'signed-out',
    screen: lazyScreen(() => import('#client/pages/login-page.tsx'), 'LoginPage', ['session']),
  },
  {
    path: paths.register(),
    access: 'signed-out',
    screen: lazyScreen(() => import('#client/pages/register-page.tsx'), 'RegisterPage', [
      'session',
    ]),
  },
  {
    path: paths.forgotPassword(),
    access: 'signed-out',
    screen: lazyScreen(
      () => import('#client/pages/forgot-password-page.tsx'),
      'ForgotPasswordPage',
      ['session'],
    ),
  },
  {
    path: paths.resetPassword(),
    access: 'everybody',
    screen: lazyScreen(() => import('#client/pages/reset-password-page.tsx'), 'ResetPasswordPage', [
      'session',
    ]),
  },
  {
    path: paths.about(),
    access: 'everybody',
    screen: lazyScreen(() => import('#client/pages/about-page.tsx'), 'AboutPage', ['about']),
  },
];

/** The screen of a path; null when the app has none there. */
export function findScreen(pathname: string): ScreenAtPath | null {
  return screens.find(({ path }) => matchPath(path, pathname) !== null) ?? null;
}

/** Whether the app has a screen at a path, and the path an id where it needs one. */
export function hasScreen(pathname: string): boolean {
  const found = findScreen(pathname);
  if (!found) return false;
  const id = matchPath(found.path, pathname)?.params.id;
  return id === undefined || readId(id) !== null;
}

interface Address {
  pathname: string;
  search: string;
}

/** Loads the code and the words that a page needs. Rejects when they cannot be loaded. */
export async function loadCode(address: Address, language: Language): Promise<void> {
  const { pathname, search } = address;
  const isLong = findScreen(pathname)?.mayBeginLong || getDepth(search) * pageSize > manyItems;
  // Without its code a long list shows its first cards.
  const grid = isLong ? longGrid.load().catch(() => undefined) : null;
  await Promise.all([...partsOf(address).map(({ load }) => load(language)), grid]);
}

/** The source files of the components, and of their words, that a page needs. */
export function sourcesOf(address: Address, language: Language): string[] {
  const sources = partsOf(address).flatMap(({ source, words }) => [
    source,
    ...words.map((part) => sourceOfWordPart(part, language)),
  ]);
  return [...new Set(sources)];
}

/** Loads the code of all pages in the language that is shown. */
export async function loadEveryPage(): Promise<void> {
  const parts = [signedInLayout, ...screens.map(({ screen }) => screen), ...partsOfFilteredLists];
  await Promise.all(parts.map(({ load }) => load()));
}

function partsOf({ pathname, search }: Address): PagePart[] {
  const found = findScreen(pathname);
  if (!found) return [];
  const isFiltered = found.browses && countFilters(getListFilter(search)) > 0;
  return [
    ...(found.access === 'signed-in' ? [signedInLayout] : []),
    found.screen,
    ...(isFiltered ? partsOfFilteredLists : []),
  ];
}
