import type { MediaType } from '#contract/catalogue.ts';

function aFakeService(id: number) {
  return {
    logo_path: `/service-${id}.jpg`,
    provider_id: id,
    provider_name: `Service ${id}`,
    display_priority: id,
  };
}

/** Services 1 to 5 in Germany, one for each way to watch; in Austria 1; elsewhere none. */
export function fakeWatchProviders(type: MediaType, id: number) {
  const link = (country: string) =>
    `https://www.themoviedb.org/${type}/${id}-title/watch?locale=${country}`;
  return {
    results: {
      AT: { link: link('AT'), flatrate: [aFakeService(1)] },
      DE: {
        link: link('DE'),
        flatrate: [aFakeService(1)],
        free: [aFakeService(2)],
        ads: [aFakeService(3)],
        rent: [aFakeService(4)],
        buy: [aFakeService(5)],
      },
    },
  };
}

/** From 12 in Germany; in the United States 7 has PG-13 at its second release, others have nothing. */
export function fakeCertifications(type: MediaType, id: number) {
  const american = id === 7 ? 'PG-13' : '';
  return { results: type === 'movie' ? releases(american) : ratings(american) };
}

function ratings(american: string) {
  return [
    { descriptors: [], iso_3166_1: 'DE', rating: '12' },
    { descriptors: ['Violence'], iso_3166_1: 'US', rating: american },
  ];
}

function releases(american: string) {
  const release = (certification: string, type: number) => ({
    certification,
    descriptors: [],
    iso_639_1: '',
    note: '',
    release_date: '1907-05-01T00:00:00.000Z',
    type,
  });
  return [
    { iso_3166_1: 'DE', release_dates: [release('12', 3)] },
    { iso_3166_1: 'US', release_dates: [release('', 1), release(american, 3)] },
  ];
}

/** Services 1 to 5; in Austria only 1. */
export function fakeProviderList(country: string | null) {
  const ids = country === 'AT' ? [1] : [1, 2, 3, 4, 5];
  const display_priorities = { AT: 1, DE: 2 };
  return { results: ids.map((id) => ({ ...aFakeService(id), display_priorities })) };
}

export const fakeProviderRegions = {
  results: [
    { iso_3166_1: 'AT', english_name: 'Austria', native_name: 'Austria' },
    { iso_3166_1: 'DE', english_name: 'Germany', native_name: 'Germany' },
    { iso_3166_1: 'US', english_name: 'United States of America', native_name: 'United States' },
  ],
};
