import type { RouteObject } from 'react-router';
import { RequireNoSession, RequireSession } from '#client/features/session/guards.tsx';
import { paths } from '#client/lib/paths.ts';
import { ErrorPage, UnknownAddress } from '#client/pages/error-page.tsx';
import { PublicLayout } from '#client/pages/public-layout.tsx';
import { RootLayout } from '#client/pages/root-layout.tsx';
import { Loading } from '#client/ui/loading.tsx';

/** Every address of the app. Screens load when they are first gone to. */
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
            Component: RequireNoSession,
            children: [
              {
                path: paths.login(),
                lazy: async () => ({
                  Component: (await import('#client/pages/login-page.tsx')).LoginPage,
                }),
              },
              {
                path: paths.register(),
                lazy: async () => ({
                  Component: (await import('#client/pages/register-page.tsx')).RegisterPage,
                }),
              },
              {
                path: paths.forgotPassword(),
                lazy: async () => ({
                  Component: (await import('#client/pages/forgot-password-page.tsx'))
                    .ForgotPasswordPage,
                }),
              },
            ],
          },
          {
            path: paths.resetPassword(),
            lazy: async () => ({
              Component: (await import('#client/pages/reset-password-page.tsx')).ResetPasswordPage,
            }),
          },
          {
            path: paths.about(),
            lazy: async () => ({
              Component: (await import('#client/pages/about-page.tsx')).AboutPage,
            }),
          },
          { path: '*', Component: UnknownAddress },
        ],
      },
      {
        Component: RequireSession,
        children: [
          {
            lazy: async () => ({
              Component: (await import('#client/pages/signed-in-layout.tsx')).SignedInLayout,
            }),
            children: [
              {
                path: paths.home(),
                lazy: async () => ({
                  Component: (await import('#client/pages/home-page.tsx')).HomePage,
                }),
              },
              {
                path: paths.tvShows(),
                lazy: async () => ({
                  Component: (await import('#client/pages/tv-shows-page.tsx')).TvShowsPage,
                }),
              },
              {
                path: paths.favorites(),
                lazy: async () => ({
                  Component: (await import('#client/pages/favorites-page.tsx')).FavoritesPage,
                }),
              },
              {
                path: paths.account(),
                lazy: async () => ({
                  Component: (await import('#client/pages/account-page.tsx')).AccountPage,
                }),
              },
            ],
          },
        ],
      },
    ],
  },
];
