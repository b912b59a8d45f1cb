import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { RequireNoSession, RequireSession } from '#client/features/session/guards.tsx';
import { loadScreen } from '#client/lib/load-screen.ts';
import { paths } from '#client/lib/paths.ts';
import { ErrorPage, UnknownAddress } from '#client/pages/error-page.tsx';
import { PublicLayout } from '#client/pages/public-layout.tsx';
import { RootLayout } from '#client/pages/root-layout.tsx';
import { PublicScreenFailure, ScreenFailure } from '#client/pages/unreachable-page.tsx';
import { Loading } from '#client/ui/loading.tsx';

/** A component whose code loads on the first visit to it: `name` of the module that `load` gives. */
const lazy =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await loadScreen(load))[name] });

const screensWithoutSession: RouteObject[] = [
  { path: paths.login(), lazy: lazy(() => import('#client/pages/login-page.tsx'), 'LoginPage') },
  {
    path: paths.register(),
    lazy: lazy(() => import('#client/pages/register-page.tsx'), 'RegisterPage'),
  },
  {
    path: paths.forgotPassword(),
    lazy: lazy(() => import('#client/pages/forgot-password-page.tsx'), 'ForgotPasswordPage'),
  },
];

const screensForAll: RouteObject[] = [
  {
    path: paths.resetPassword(),
    lazy: lazy(() => import('#client/pages/reset-password-page.tsx'), 'ResetPasswordPage'),
  },
  { path: paths.about(), lazy: lazy(() => import('#client/pages/about-page.tsx'), 'AboutPage') },
  { path: '*', Component: UnknownAddress },
];

const screensWithSession: RouteObject[] = [
  { path: paths.home(), lazy: lazy(() => import('#client/pages/home-page.tsx'), 'HomePage') },
  {
    path: paths.tvShows(),
    lazy: lazy(() => import('#client/pages/tv-shows-page.tsx'), 'TvShowsPage'),
  },
  {
    path: paths.favorites(),
    lazy: lazy(() => import('#client/pages/favorites-page.tsx'), 'FavoritesPage'),
  },
  {
    path: paths.account(),
    lazy: lazy(() => import('#client/pages/account-page.tsx'), 'AccountPage'),
  },
];

const signedInLayout: RouteObject = {
  lazy: lazy(() => import('#client/pages/signed-in-layout.tsx'), 'SignedInLayout'),
  children: [{ ErrorBoundary: ScreenFailure, children: screensWithSession }],
};

const publicScreens: RouteObject = {
  ErrorBoundary: PublicScreenFailure,
  children: [{ Component: RequireNoSession, children: screensWithoutSession }, ...screensForAll],
};

/** Every address of the app. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
    children: [
      { Component: PublicLayout, children: [publicScreens] },
      { Component: RequireSession, children: [signedInLayout] },
    ],
  },
];
