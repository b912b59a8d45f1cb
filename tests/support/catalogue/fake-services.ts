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
