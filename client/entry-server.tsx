import { renderToString } from 'react-dom/server';
import { parsePath, StaticRouter } from 'react-router';
import { App } from '#client/app.tsx';
import { genresKey, titlesKey } from '#client/features/catalogue/catalogue-queries.ts';
import { onlyPage } from '#client/features/catalogue/merge-pages.ts';
import { startTheme } from '#client/features/preferences/theme.ts';
import { BackendProvider, createBackend } from '#client/lib/backend.tsx';
import { placedUrl } from '#client/lib/base-path.ts';
import { type CatalogueRequest, genresRequest } from '#client/lib/catalogue/catalogue-request.ts';
import { listRequest } from '#client/lib/catalogue/list-request.ts';
import { getListFilter, type ListFilter, offeredFilter } from '#client/lib/list-filter.ts';
import { getDepth } from '#client/lib/paths.ts';
import type { RenderedQuery, RenderedState } from '#client/lib/rendering/rendered-state.ts';
import { loadAllWords, showLanguage } from '#client/messages/language.ts';
import { NoList, SharedListPage } from '#client/pages/sharing/shared-list-page.tsx';
import { findScreen, hasScreen, loadEveryPage, sourcesOf } from '#client/screens.ts';
import { findShownAddress } from '#client/shown-address.ts';
import type { MediaType } from '#contract/catalogue.ts';
import type { CachedAnswer, PageReader, PageRenderer, Site } from '#contract/page-renderer.ts';
import { languages } from '#contract/preferences.ts';

// Browsers load this code when needed. The server loads it all at the start, because rendering cannot
// wait.
await Promise.all([...languages.map(loadAllWords), loadEveryPage()]);

export const pageRenderer: PageRenderer = {
  findShownAddress,
  renderPage(address, reader, { basePath, configuration }, findCachedAnswer) {
    const { isSignedIn, language, locale, theme } = reader;
    const { pathname = '/', search = '' } = parsePath(address);
    show(reader);

    const type = findScreen(pathname)?.browses;
    const queries = type
      ? findQueries(
          type,
          offeredFilter(getListFilter(search), configuration.usesTmdb),
          getDepth(search) === 1,
          ({ path, query }) => findCachedAnswer(path, { language: locale, ...query }),
        )
      : [];
    const state: RenderedState = { address, isSignedIn, language, locale, theme, queries };
    const markup = renderToString(
      <StaticRouter basename={`${basePath}/`} location={basePath + address}>
        <App
          backend={backendOf({ basePath, configuration })}
          rendered={state}
          isPresumedSignedIn={isSignedIn}
        />
      </StaticRouter>,
    );
    // React renders a boundary's fallback when a component within it throws, and hides the error.
    if (markup.includes(failedBoundary)) {
      throw new Error(
        `A component of ${pathname} failed. The browser's console says why when it renders the page.`,
      );
    }

    return {
      status: hasScreen(pathname) ? 200 : 404,
      ...splitOffHead(markup),
      state,
      sources: [
        ...sourcesOf({ pathname, search }, language),
        ...(language === 'en' ? [] : [`messages/${language}/${language}.ts`]),
      ],
    };
  },

  renderSharedList(shown, reader, site) {
    show(reader);
    return splitOffHead(
      renderToString(
        <StaticRouter basename={`${site.basePath}/`} location={`${site.basePath}/`}>
          <BackendProvider backend={backendOf(site)}>
            {typeof shown === 'string' ? <NoList reason={shown} /> : <SharedListPage {...shown} />}
          </BackendProvider>
        </StaticRouter>,
      ),
    );
  },
};

function backendOf({ basePath, configuration }: Site) {
  const imageUrl = placedUrl(configuration.imageUrl, basePath);
  return createBackend({ ...configuration, imageUrl });
}

/** Language and theme are the modules' own, so what is rendered next must be rendered at once. */
function show({ language, locale, theme }: PageReader): void {
  showLanguage(language, locale);
  startTheme(theme);
}

/** React's mark of a `Suspense` that has failed. Text cannot contain it, since React escapes `<`. */
const failedBoundary = '<!--$!-->';

/** React writes the elements that belong into the document's head before all others. */
const headElements = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/;

function splitOffHead(markup: string) {
  const [head] = headElements.exec(markup) ?? [''];
  return { head, body: markup.slice(head.length) };
}

type FindAnswer = (request: CatalogueRequest<unknown>) => CachedAnswer | null;

/** The queries that a list makes, as far as they are answered already. */
function findQueries(
  type: MediaType,
  filter: ListFilter,
  hasOnePage: boolean,
  find: FindAnswer,
): RenderedQuery[] {
  const queries: RenderedQuery[] = [];
  const genres = genresRequest(type);
  const foundGenres = find(genres);
  if (foundGenres) {
    const data = genres.read(foundGenres.readBody());
    queries.push({ key: genresKey(type), data, fetchedAt: foundGenres.fetchedAt });
  }
  // A list of several pages is left to the browser, which knows how many there are.
  const list = listRequest(type, filter, 1);
  const foundList = hasOnePage ? find(list) : null;
  if (foundList) {
    const data = onlyPage(list.read(foundList.readBody()));
    queries.push({ key: titlesKey(type, filter), data, fetchedAt: foundList.fetchedAt });
  }
  return queries;
}
