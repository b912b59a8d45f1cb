import type { RuntimeConfiguration } from '#contract/configuration.ts';
import type { ListedTitle } from '#contract/listed-title-schemas.ts';
import type { Language, Theme } from '#contract/preferences.ts';
import type { SharedList } from '#contract/tables/shared-lists.ts';

/** Whom a page is rendered for, as far as the server knows; nothing of it is personal. */
export interface PageReader {
  /** What the hint says, which may be wrong. */
  isSignedIn: boolean;
  language: Language;
  /** The reader's variant of the language, such as `de-AT`. */
  locale: string;
  theme: Theme;
}

/** An answer of the catalogue that is there at once. */
export interface CachedAnswer {
  /** Another text whenever the answer or its `fetchedAt` is another one. */
  version: string;
  /** When a stale answer was fetched, in milliseconds since 1970; null for one that is fresh. */
  fetchedAt: number | null;
  /** Gives the answer's body, in the shape of TMDB's API. */
  readBody(): unknown;
}

/**
 * Gives the answer to a catalogue request, by its path below `/catalogue/3/` and its parameters;
 * null when the server would have to ask somebody else for it.
 */
export type FindCachedAnswer = (path: string, query: Record<string, string>) => CachedAnswer | null;

/** The parts of a page's HTML that depend on its address and its reader. */
export interface RenderedPage {
  /** The HTTP status: 200, or 404 for an address that the app does not have. */
  status: number;
  /** For the document's head: title and preloads. */
  head: string;
  /** The markup of the app's root element. */
  body: string;
  /** What the browser needs to hydrate the markup, as a JSON value. */
  state: unknown;
  /** Source files of the client, such as `pages/home-page.tsx`, whose scripts the page needs first. */
  sources: string[];
}

/** A shared list with what its page shows of its titles. */
export interface ShownList extends Pick<SharedList, 'list' | 'name'> {
  titles: readonly Pick<ListedTitle, 'media_type' | 'title'>[];
  /** How many titles are in the list that the catalogue has not given yet. */
  later: number;
}

export interface Site {
  basePath: string;
  configuration: RuntimeConfiguration;
}

/** The client as the server uses it: `client/entry-server.tsx`, built into `dist/pages`. */
export interface PageRenderer {
  /**
   * The address whose page answers a request for `address` (a path below the app's own, with its
   * search part): the log in for a screen behind it, and without parameters that the HTML does not
   * depend on. All addresses with the same result have the same page.
   */
  findShownAddress(address: string, isSignedIn: boolean): string;
  /**
   * Renders the page of an address that `findShownAddress` has given. It takes some milliseconds, and
   * asks `findCachedAnswer` for each catalogue answer that the page may show. Throws when a component
   * or an answer fails.
   */
  renderPage(
    shownAddress: string,
    reader: PageReader,
    site: Site,
    findCachedAnswer: FindCachedAnswer,
  ): RenderedPage;
  /**
   * Renders a page that needs no scripts: a shared list, or that nothing is shared at the address, or
   * that the list cannot be shown now.
   */
  renderSharedList(
    shown: ShownList | 'gone' | 'unavailable',
    reader: PageReader,
    site: Site,
  ): Pick<RenderedPage, 'head' | 'body'>;
}
