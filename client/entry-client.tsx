import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, parsePath } from 'react-router';
import { App } from '#client/app.tsx';
import { markLanguage } from '#client/features/preferences/choose-language.ts';
import { startTheme } from '#client/features/preferences/theme.ts';
import { sendRecoveryLinkHome } from '#client/features/session/recovery-link.ts';
import { visitToLogIn } from '#client/features/session/visit-to-log-in.ts';
import { createBackend } from '#client/lib/backend.tsx';
import { getBasePath, getOwnPath } from '#client/lib/base-path.ts';
import { readVisit } from '#client/lib/navigation/visit.ts';
import { collectEarlyInput } from '#client/lib/rendering/early-events.ts';
import { getHints, renewHints } from '#client/lib/rendering/hint-cookies.ts';
import { readRenderedState } from '#client/lib/rendering/rendered-state.ts';
import { loadRuntimeConfiguration } from '#client/lib/runtime-configuration.ts';
import { getMessages, loadLanguage, showLanguage } from '#client/messages/language.ts';
import { UnreachablePage } from '#client/pages/unreachable-page.tsx';
import { findScreen, loadCode } from '#client/screens.ts';
import { findShownAddress } from '#client/shown-address.ts';
import { localeOf, wantedLanguage } from '#contract/preferences.ts';

const root = document.getElementById('root') as HTMLElement;

/** Hydrates the page that the server has rendered; renders it where the server has not. */
async function start(): Promise<void> {
  sendRecoveryLinkHome();
  endBasePathWithSlash();
  const hints = getHints();
  renewHints(hints);
  const rendered = readRenderedState();
  const isPresumedSignedIn = rendered?.isSignedIn ?? hints.isSignedIn;
  if (isPresumedSignedIn) goWhereWanted();
  const getShownAddress = () =>
    findShownAddress(getOwnPath() + window.location.search, isPresumedSignedIn);

  startTheme(hints.theme);
  const accepted = rendered ? [rendered.language] : navigator.languages;
  const wanted = wantedLanguage(hints.language, accepted);
  const [configuration, isLanguageLoaded, isCodeLoaded] = await Promise.all([
    loadRuntimeConfiguration(),
    succeeds(loadLanguage(wanted)),
    // Where it fails, the screen says so when it is rendered.
    succeeds(
      loadCode({ pathname: pathOf(getShownAddress()), search: window.location.search }, wanted),
    ),
  ]);
  const language = isLanguageLoaded ? wanted : 'en';
  // The service worker may have answered with a page of another look, or of another address.
  const isSameLook = rendered?.language === language && rendered.theme === hints.theme;
  const own = isSameLook ? rendered : null;
  showLanguage(language, own?.locale ?? localeOf(language, navigator.languages));
  markLanguage(language);

  // Only now, since the visitor may have gone back or forward meanwhile.
  const shownAddress = getShownAddress();
  moveTo(pathOf(shownAddress));
  const isHydrated = own?.address === shownAddress && isCodeLoaded;
  const app = (
    <BrowserRouter basename={`${getBasePath()}/`}>
      <App
        backend={createBackend(configuration)}
        rendered={own}
        isPresumedSignedIn={isPresumedSignedIn}
        onStart={collectEarlyInput(root)}
      />
    </BrowserRouter>
  );
  if (isHydrated) startTransition(() => void hydrateRoot(root, app));
  else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

// The service worker's scope begins with it, and the router knows no address without it.
function endBasePathWithSlash(): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== getBasePath()) return;
  window.history.replaceState(window.history.state, '', `${pathname}/${search}${hash}`);
}

/** Leads whoever has logged in meanwhile, in another tab, from the log in to what they asked for. */
function goWhereWanted(): void {
  const { next } = readVisit(window.history.state?.usr);
  if (next === undefined || findScreen(getOwnPath())?.access !== 'signed-out') return;
  window.history.replaceState(null, '', getBasePath() + next);
}

function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}

function pathOf(address: string): string {
  return parsePath(address).pathname ?? '/';
}

/** Changes the address when another screen is shown than the one that was asked for. */
function moveTo(pathname: string): void {
  const own = { pathname: getOwnPath(), search: window.location.search };
  const isSame = findScreen(own.pathname)?.path === findScreen(pathname)?.path;
  if (isSame || !findScreen(pathname)) return;
  const { hash } = window.location;
  const state: unknown = window.history.state?.usr;
  // The router stores a location's state under this name in its history entry.
  const usr = visitToLogIn({ ...own, hash, state }, getMessages());
  // Of a mail link's fragment, only tokens are still needed.
  const fragment = hash.includes('access_token=') ? hash : '';
  window.history.replaceState({ usr }, '', getBasePath() + pathname + fragment);
}

start().catch(() => {
  window.takeEarlyEvents?.();
  window.takeEarlyEvents = undefined;
  createRoot(root).render(<UnreachablePage />);
});
