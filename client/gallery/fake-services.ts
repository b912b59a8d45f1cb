import { fakeBackend } from '#client/gallery/fake-backend.ts';
import { titles } from '#client/gallery/fake-titles.ts';
import type { Backend } from '#client/lib/backend.tsx';
import { type WatchWay, watchWays } from '#contract/watch-provider-schemas.ts';

const names = [
  'Lantern',
  'Second Screen',
  'The Very Long Name of a Channel within Another Service',
  'Matinée',
  'Reel',
  ...Array.from({ length: 15 }, (_, each) => `Service ${each + 6}`),
];

/** Made-up services; the first has a logo. */
export const services = names.map((provider_name, place) => ({
  provider_id: place + 1,
  provider_name,
  logo_path: place === 0 ? titles.plain.poster_path : null,
}));

/** A title that every way of watching has, and TMDB's page about it. */
export const offers = {
  ...Object.fromEntries(watchWays.map((way, place) => [way, services.slice(place, place + 4)])),
  link: 'https://www.themoviedb.org/',
} as Record<WatchWay, typeof services> & { link: string };

const answers: Record<string, unknown> = {
  'watch/providers/movie': { results: services },
  'watch/providers/regions': {
    results: [{ iso_3166_1: 'DE' }, { iso_3166_1: navigator.language.slice(-2) }],
  },
};

/** TMDB in place of the bundled catalogue; it fails at what it has no answer for. */
export const tmdbBackend: Backend = {
  ...fakeBackend,
  usesTmdb: true,
  catalogue: {
    ...fakeBackend.catalogue,
    async ask({ path, read }) {
      if (!(path in answers)) throw new Error('No answer');
      return read(answers[path]);
    },
  },
};
