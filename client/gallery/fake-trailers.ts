import type { QueryClient } from '@tanstack/react-query';
import { titles } from '#client/gallery/fake-titles.ts';

/** The answers to requests for videos, by the title's id; other titles have none. */
const answers: Record<number, () => Promise<unknown>> = {
  [titles.plain.id]: async () => ({
    results: [{ type: 'Trailer', site: 'YouTube', key: 'gallery', name: 'Trailer' }],
  }),
  [titles.favorite.id]: never,
  [titles.removed.id]: () => Promise.reject(new Error('No videos')),
};

export async function getVideos(id: number): Promise<unknown> {
  return answers[id]?.() ?? { results: [] };
}

/** A request that is never answered. */
export function never(): Promise<never> {
  return new Promise(() => {});
}

/** Marks the player of the one trailer as failed, so that the gallery makes no outside request. */
export async function failPlayer(queries: QueryClient): Promise<void> {
  queries.setQueryDefaults(['player'], { retryOnMount: false });
  await queries.prefetchQuery({
    queryKey: ['player', 'https://www.youtube-nocookie.com/embed/gallery'],
    queryFn: () => Promise.reject(new Error('No player')),
  });
}
