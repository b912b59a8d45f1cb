import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { longGrid, manyItems } from '#client/features/catalogue/title-grid.tsx';
import { type LazyComponent, lazyComponent } from '#client/lib/navigation/lazy-component.ts';
import { getDepth, paths } from '#client/lib/paths.ts';
import { type MediaType, pageSize } from '#contract/catalogue.ts';

/** The component of a screen or a layout. */
export interface LazyScreen extends LazyComponent {
  /** Its source file, by the rule that a file is named for what it exports. */
  source: string;
}

function lazyScreen<Name extends string>(
  fetchModule: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): LazyScreen {
  const fileName = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
  return { ...lazyComponent(fetchModule, name), source: `pages/${fileName}.tsx` };
}

export interface ScreenAtPath {
  path: string;
  /** Who sees it; everybody else is led to another screen. */
  access: 'signed-in' | 'signed-out' | 'everybody';
  screen: LazyScreen;
  /** The kind of the titles that it lists. */
  browses?: MediaType;
  /** Whether it may list more titles from the start than a plain grid renders. */
  mayBeginLong?: boolean;
}

/** The layout of the screens for visitors who are logged in. */
export const signedInLayout = lazyScreen(
  () => import('#client/pages/signed-in-layout.tsx'),
  'SignedInLayout',
);

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
    screen: lazyScreen(() => import('#client/pages/favorites-page.tsx'), 'FavoritesPage'),
    mayBeginLong: true,
  },
  {
    path: paths.account(),
    access: 'signed-in',
    screen: lazyScreen(() => import('#client/pages/account-page.tsx'), 'AccountPage'),
  },
  {
    path: paths.login(),
    access: 'signed-out',
    screen: lazyScreen(() => import('#client/pages/login-page.tsx'), 'LoginPage'),
  },
  {
    path: paths.register(),
    access: 'signed-out',
    screen: lazyScreen(() => import('#client/pages/register-page.tsx'), 'RegisterPage'),
  },
  {
    path: paths.forgotPassword(),
    access: 'signed-out',
    screen: lazyScreen(
      () => import('#client/pages/forgot-password-page.tsx'),
      'ForgotPasswordPage',
    ),
  },
  {
    path: paths.resetPassword(),
    access: 'everybody',
    screen: lazyScreen(() => import('#client/pages/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  {
    path: paths.about(),
    access: 'everybody',
    screen: lazyScreen(() => import('#client/pages/about-page.tsx'), 'AboutPage'),
  },
];

/** The screen of a path; null when the app has none there. */
export function findScreen(pathname: string): ScreenAtPath | null {
  return screens.find(({ path }) => matchPath(path, pathname) !== null) ?? null;
}

/** Loads the code of the components that a page needs. Rejects when it cannot be loaded. */
export async function loadCode(pathname: string, search: string): Promise<void> {
  const isLong = findScreen(pathname)?.mayBeginLong || getDepth(search) * pageSize > manyItems;
  // Without its code a long list shows its first cards.
  const grid = isLong ? longGrid.load().catch(() => undefined) : null;
  await Promise.all([...componentsOf(pathname).map(({ load }) => load()), grid]);
}

/** The source files of the components that the page of a path needs. */
export function sourcesOfPath(pathname: string): string[] {
  return componentsOf(pathname).map(({ source }) => source);
}

function componentsOf(pathname: string): LazyScreen[] {
  const found = findScreen(pathname);
  if (!found) return [];
  return found.access === 'signed-in' ? [signedInLayout, found.screen] : [found.screen];
}
