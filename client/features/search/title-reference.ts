import type { MediaType } from '#contract/catalogue.ts';

/** What somebody has pasted in place of a name: a title or a person, by an id. */
export type Reference = { imdbId: string } | { kind: MediaType | 'person'; id: number };

const imdbId = /^(?:tt|nm)\d{7,10}$/;
const imdbAddress =
  /^(?:www\.|m\.)?imdb\.com\/(?:[a-z]{2}(?:-[a-z]{2})?\/)?(?:title\/(?=tt)|name\/(?=nm))((?:tt|nm)\d{7,10})\b/;
const tmdbAddress = /^(?:www\.)?themoviedb\.org\/(movie|tv|person)\/([1-9]\d{0,14})\b/;

/**
 * Reads an id of IMDb (`tt0088763` of a title, `nm0000158` of a person) or the address of a page of
 * IMDb or TMDB, with or without `https://` and whatever follows; null for any other text.
 */
export function readReference(text: string): Reference | null {
  const address = text
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '');
  const imdb = imdbId.exec(address)?.[0] ?? imdbAddress.exec(address)?.[1];
  if (imdb) return { imdbId: imdb };
  const [, kind, id] = tmdbAddress.exec(address) ?? [];
  return kind ? { kind: kind as MediaType | 'person', id: Number(id) } : null;
}
