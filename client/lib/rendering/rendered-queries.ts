import { createContext, use } from 'react';
import type { RenderedQuery } from '#client/lib/rendering/rendered-state.ts';

/** The answers that the page was rendered from. */
export const RenderedQueries = createContext<RenderedQuery[]>([]);

export function useRenderedQueries(): RenderedQuery[] {
  return use(RenderedQueries);
}
