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

const lazy = (load: () => Promise<ComponentType>) => async () => ({
  Component: await loadScreen(load),
});

/** Every address of the app. A screen's code loads on the first visit to it. */
export const routes: RouteObject[] = [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Loading,
    children: [
      {
        Component: PublicLayout,
        children: [
          {
            ErrorBoundary: PublicScreenFailure,
            children: [
              {
                Component: RequireNoSession,
                children: [
                  {
                    path: paths.login(),
                    lazy: lazy(
                      async () => (await import('#client/pages/login-page.tsx')).LoginPage,
                    ),
                  },
                  {
                    path: paths.register(),
                    lazy: lazy(
                      async () => (await import('#client/pages/register-page.tsx')).RegisterPage,
                    ),
                  },
                  {
                    path: paths.forgotPassword(),
                    lazy: lazy(
                      async () =>
                        (await import('#client/pages/forgot-password-page.tsx')).ForgotPasswordPage,
                    ),
                  },
                ],
              },
              {
                path: paths.resetPassword(),
                lazy: lazy(
                  async () =>
                    (await import('#client/pages/reset-password-page.tsx')).ResetPasswordPage,
                ),
              },
              {
                path: paths.about(),
                lazy: lazy(async () => (await import('#client/pages/about-page.tsx')).AboutPage),
              },
              { path: '*', Component: UnknownAddress },
            ],
          },
        ],
      },
      {
        Component: RequireSession,
        children: [
          {
            lazy: lazy(
              async () => (await import('#client/pages/signed-in-layout.tsx')).SignedInLayout,
            ),
            children: [
              {
                ErrorBoundary: ScreenFailure,
                children: [
                  {
                    path: paths.home(),
                    lazy: lazy(async () => (await import('#client/pages/home-page.tsx')).HomePage),
                  },
                  {
                    path: paths.tvShows(),
                    lazy: lazy(
                      async () => (await import('#client/pages/tv-shows-page.tsx')).TvShowsPage,
                    ),
                  },
                  {
                    path: paths.favorites(),
                    lazy: lazy(
                      async () => (await import('#client/pages/favorites-page.tsx')).FavoritesPage,
                    ),
                  },
                  {
                    path: paths.account(),
                    lazy: lazy(
                      async () => (await import('#client/pages/account-page.tsx')).AccountPage,
                    ),
                  },
                ],
              },
            ],
          },
        ],
      },
    ],
  },
];
