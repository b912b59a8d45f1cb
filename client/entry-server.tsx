import type { QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { parsePath, StaticRouter } from 'react-router';
import { App } from '#client/app.tsx';
import { genresKey, titlesKey } from '#client/features/catalogue/catalogue-queries.ts';
import { onlyPage } from '#client/features/catalogue/merge-pages.ts';
import { startTheme } from '#client/features/preferences/theme.ts';
import { createBackend } from '#client/lib/backend.tsx';
import { placedUrl } from '#client/lib/base-path.ts';
import {
  type CatalogueRequest,
  genresRequest,
  listRequest,
  readGenres,
  readTitlePage,
} from '#client/lib/catalogue/catalogue-lists.ts';
import { getDepth, getListFilter } from '#client/lib/paths.ts';
import { createQueryClient } from '#client/lib/query-client.ts';
import type { RenderedState } from '#client/lib/rendering/rendered-state.ts';
import { loadLanguage, showLanguage } from '#client/messages/language.ts';
import { findScreen, screens, signedInLayout, sourcesOfPath } from '#client/screens.ts';
import { findShownAddress } from '#client/shown-address.ts';
import type { MediaType } from '#contract/catalogue.ts';
import type { CachedAnswer, PageRenderer } from '#contract/page-renderer.ts';
import { languages } from '#contract/preferences.ts';

// Everything that loads when needed in a browser is there from the start, since rendering never waits.
await Promise.all([
  ...languages.map(loadLanguage),
  ...[signedInLayout, ...screens.map(({ screen }) => screen)].map(({ load }) => load()),
]);

export const pageRenderer: PageRenderer = {
  findShownAddress,
  renderPage(address, reader, { basePath, configuration }, findCachedAnswer) {
    const { isSignedIn, language, locale, theme } = reader;
    const { pathname = '/', search = '' } = parsePath(address);
    // Language and theme are the module's own, so nothing from here on may be asynchronous.
    showLanguage(language, locale);
    startTheme(theme);

    const queries = createQueryClient();
    const type = findScreen(pathname)?.browses;
    if (type) {
      fillQueries(queries, type, search, ({ path, query }) =>
        findCachedAnswer(path, { language: locale, ...query }),
      );
    }
    const imageUrl = placedUrl(configuration.imageUrl, basePath);
    const markup = renderToString(
      <StaticRouter basename={basePath || '/'} location={basePath + address}>
        <App
          backend={createBackend({ ...configuration, imageUrl })}
          queries={queries}
          isPresumedSignedIn={isSignedIn}
        />
      </StaticRouter>,
    );
    const state: RenderedState = {
      address,
      isSignedIn,
      language,
      locale,
      queries: dataOf(queries),
    };
    // Otherwise its timers would keep it in memory.
    queries.clear();

    const [head] = headElements.exec(markup) ?? [''];
    return {
      status: findScreen(pathname) ? 200 : 404,
      head,
      body: markup.slice(head.length),
      state,
      sources: [
        ...sourcesOfPath(pathname),
        ...(language === 'en' ? [] : [`messages/${language}.ts`]),
      ],
    };
  },
};

/** React writes the elements that belong into the document's head before all others. */
const headElements = /^(?:<(?:link|meta)[^>]*>|<title>[^<]*<\/title>)*/;

type FindAnswer = (request: CatalogueRequest) => CachedAnswer | null;

function fillQueries(queries: QueryClient, type: MediaType, search: string, find: FindAnswer) {
  const genres = find(genresRequest(type));
  if (genres) {
    const updatedAt = genres.fetchedAt;
    queries.setQueryData(genresKey(type), readGenres(genres.readBody()), { updatedAt });
  }
  const filter = getListFilter(search);
  const list = getDepth(search) === 1 ? find(listRequest(type, filter, 1)) : null;
  if (list) {
    const updatedAt = list.fetchedAt;
    const data = onlyPage(readTitlePage(type, list.readBody()));
    queries.setQueryData(titlesKey(type, filter), data, { updatedAt });
  }
}

function dataOf(queries: QueryClient): RenderedState['queries'] {
  return queries
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .map(({ queryKey, state }) => ({
      key: queryKey,
      data: state.data,
      fetchedAt: state.dataUpdatedAt,
    }));
}
