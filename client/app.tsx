import { StrictMode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Route, Routes } from 'react-router';
import { RequireNoSession, RequireSession } from '#client/features/session/guards.tsx';
import { SessionProvider } from '#client/features/session/session-provider.tsx';
import { type Backend, BackendProvider } from '#client/lib/backend.tsx';
import { Rendered, type RenderedState } from '#client/lib/rendering/rendered-state.ts';
import { ErrorPage, UnknownAddress } from '#client/pages/error-page.tsx';
import { PublicLayout } from '#client/pages/public-layout.tsx';
import { RootLayout } from '#client/pages/root-layout.tsx';
import { type ScreenAtPath, screens, signedInLayout } from '#client/screens.ts';
import { Loading } from '#client/ui/loading.tsx';

interface AppProps {
  backend: Backend;
  /** What the page was rendered from, if it was. */
  rendered: RenderedState | null;
  /** Whether the visitor counts as logged in until the session is known. */
  isPresumedSignedIn: boolean;
  /** Called when the app has taken over the page. */
  onStart?: (() => void) | undefined;
}

/** The whole app within a router: the same tree in the browser and on the server. */
export function App({ backend, rendered, isPresumedSignedIn, onStart }: AppProps) {
  return (
    <StrictMode>
      <BackendProvider backend={backend}>
        <Rendered value={rendered}>
          {/* React hydrates what is in here after what is around it. The session, which it must not
              know before everything is hydrated, is therefore inside. */}
          <Suspense fallback={<Loading />}>
            {/* When what all screens need has failed, only loading the page anew can help. */}
            <ErrorBoundary FallbackComponent={ErrorPage}>
              <SessionProvider isPresumedSignedIn={isPresumedSignedIn}>
                <Screens onStart={onStart} />
              </SessionProvider>
            </ErrorBoundary>
          </Suspense>
        </Rendered>
      </BackendProvider>
    </StrictMode>
  );
}

function Screens({ onStart }: Pick<AppProps, 'onStart'>) {
  return (
    <Routes>
      <Route element={<RootLayout onStart={onStart} />}>
        <Route element={<PublicLayout />}>
          <Route element={<RequireNoSession />}>{routesFor('signed-out')}</Route>
          {routesFor('everybody')}
          <Route path="*" element={<UnknownAddress />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route element={<signedInLayout.Component />}>{routesFor('signed-in')}</Route>
        </Route>
      </Route>
    </Routes>
  );
}

function routesFor(access: ScreenAtPath['access']) {
  return screens
    .filter((each) => each.access === access)
    .map(({ path, screen: { Component } }) => (
      <Route key={path} path={path} element={<Component />} />
    ));
}
