import type { Video } from '#contract/catalogue.ts';

/** The trailer to show: the first video that is a Trailer on YouTube, or null (docs/contracts/screens.md#the-trailer). */
export function pickTrailer(videos: Video[]): Video | null {
  const isTrailer = ({ type, site, key }: Video) =>
    type === 'Trailer' && site === 'YouTube' && key !== '';
  return videos.find(isTrailer) ?? null;
}
