import * as v from 'valibot';
import { translateGenres } from '#catalogue/genre-names.ts';
import { genres } from '#catalogue/genres.ts';
import type { Genre, MediaType } from '#contract/catalogue.ts';
import { genresSchema } from '#contract/catalogue-schemas.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';
import { fillWordsOfEach, lacksWords } from '#server/catalogue/calls/english-fallback.ts';

/** Gives genres without a name their English names. */
export const genresFallback = {
  lacksSomething: ({ genres }: { genres: Genre[] }) => genres.some(lacksWords),
  fill: <Content extends { genres: Genre[] }>(content: Content, english: Content): Content => ({
    ...content,
    genres: fillWordsOfEach(content.genres, english.genres),
  }),
};

/** Every genre of a media type, in TMDB's order. */
export function genresCall(type: MediaType) {
  return defineCall({
    path: `genre/${type}/list`,
    parameters: v.object({}),
    shelf: 'lists',
    ask: () => ({}),
    read(body) {
      const content = v.parse(genresSchema, body);
      if (content.genres.length === 0) throw new Error('no list of genres is empty');
      return content;
    },
    fallback: genresFallback,
    bundled: (_catalogue, _asked, language) => ({
      genres: translateGenres(genres[type], language),
    }),
  });
}
