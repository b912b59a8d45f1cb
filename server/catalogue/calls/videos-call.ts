import * as v from 'valibot';
import type { MediaType, Video } from '#contract/catalogue.ts';
import { wireVideosSchema } from '#contract/catalogue-wire-schemas.ts';
import { id } from '#server/catalogue/calls/call-parameters.ts';
import { defineCall } from '#server/catalogue/calls/catalogue-call.ts';

/** Refused by every call that can answer videos; TMDB supports it. */
export const refusedForVideos = ['include_video_language'];

/** Adds the English videos when there is no trailer in the reader's language. */
export const videosFallback = {
  lacksSomething: ({ results }: { results: Video[] }) =>
    !results.some(({ type, site }) => type === 'Trailer' && site === 'YouTube'),
  fill: <Content extends { results: Video[] }>(content: Content, english: Content): Content => ({
    ...content,
    results: [...content.results, ...english.results],
  }),
};

/** The videos of a title; the list may be empty. */
export function videosCall(type: MediaType) {
  return defineCall({
    path: `${type}/:id/videos`,
    parameters: v.object({ id }),
    refused: refusedForVideos,
    shelf: 'titles',
    ask: () => ({}),
    read: (body, { id }) => ({ id, ...v.parse(wireVideosSchema, body) }),
    fallback: videosFallback,
    bundled(catalogue, { id }) {
      const title = catalogue[type].getTitle(id);
      return title && { id, results: title.videos() };
    },
  });
}
