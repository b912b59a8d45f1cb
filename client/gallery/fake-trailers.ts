import type { QueryClient } from '@tanstack/react-query';
import { titles } from '#client/gallery/fake-titles.ts';
import type { Video } from '#contract/catalogue.ts';

/** What becomes of asking for a title's videos, by its id; any other title has none. */
const answers: Record<number, () => Promise<Video[]>> = {
  [titles.plain.id]: async () => [
    { type: 'Trailer', site: 'YouTube', key: 'gallery', name: 'Trailer' },
  ],
  [titles.favorite.id]: never,
  [titles.removed.id]: () => Promise.reject(new Error('No videos')),
};

export async function getVideos(id: number): Promise<Video[]> {
  return answers[id]?.() ?? [];
}

/** Asking somebody who does not answer. */
export function never(): Promise<never> {
  return new Promise(() => {});
}

/** The player of the one trailer is known not to answer, so that nobody asks the world outside. */
export async function failPlayer(queries: QueryClient): Promise<void> {
  queries.setQueryDefaults(['player'], { retryOnMount: false });
  await queries.prefetchQuery({
    queryKey: ['player', 'https://www.youtube-nocookie.com/embed/gallery'],
    queryFn: () => Promise.reject(new Error('No player')),
  });
}
