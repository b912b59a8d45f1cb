import type { MediaType } from '#contract/catalogue.ts';

/** The file name of a bundled title's poster, such as `movie-603.svg`. */
export function posterFileName(mediaType: MediaType, id: number): string {
  return `${mediaType}-${id}.svg`;
}
