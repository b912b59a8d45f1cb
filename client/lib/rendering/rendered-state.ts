import type { QueryKey } from '@tanstack/react-query';
import { createContext } from 'react';
import type { Language, Theme } from '#contract/preferences.ts';

/** What the page's markup was rendered from, for the app to begin with the same. */
export interface RenderedState {
  /** As `findShownAddress` gives it. */
  address: string;
  isSignedIn: boolean;
  language: Language;
  locale: string;
  theme: Theme;
  queries: RenderedQuery[];
}

/** An answer of the catalogue as React Query caches it. */
export interface RenderedQuery {
  key: QueryKey;
  data: unknown;
  /** In milliseconds since 1970; null for one that is as new as the page. */
  fetchedAt: number | null;
}

/** What the page was rendered from, for whoever begins with it; null when nothing was rendered. */
export const Rendered = createContext<RenderedState | null>(null);

/** The state that the server has written into the page; null when it has rendered nothing. */
export function readRenderedState(): RenderedState | null {
  const written = document.getElementById('page-state')?.textContent;
  return written ? JSON.parse(written) : null;
}
