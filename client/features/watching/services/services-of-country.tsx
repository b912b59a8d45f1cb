import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { servicesOptions } from '#client/features/watching/watching-queries.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { useMessages, useWords } from '#client/messages/language.ts';
import { NotLoaded } from '#client/ui/not-loaded.tsx';
import type { MediaType } from '#contract/catalogue.ts';
import type { WatchProvider } from '#contract/watch-provider-schemas.ts';

interface ServicesOfCountryProps {
  /** Which titles they have; with several types, those that have any of them. */
  types: readonly MediaType[];
  country: string;
  children: (services: WatchProvider[]) => ReactNode;
}

/** Shows something about the services of a country, once they are known. */
export function ServicesOfCountry({ types, country, children }: ServicesOfCountryProps) {
  const { catalogue } = useBackend();
  const { loading } = useMessages();
  const words = useWords('watching');
  // Two queries by name: `useQueries` would make what all lists load at first 0.8 kB larger.
  const queries = {
    movie: useQuery({
      ...servicesOptions(catalogue, 'movie', country),
      enabled: types.includes('movie'),
    }),
    tv: useQuery({ ...servicesOptions(catalogue, 'tv', country), enabled: types.includes('tv') }),
  };
  const lists = types.map((type) => queries[type]);
  const failed = lists.filter(({ isLoadingError }) => isLoadingError);
  if (failed.length > 0) {
    const retry = () => failed.map(({ refetch }) => refetch());
    return <NotLoaded isUrgent message={words.servicesFailure} onRetry={retry} />;
  }
  if (lists.some(({ isPending }) => isPending)) return <p role="status">{loading}</p>;
  const all = lists.flatMap(({ data = [] }) => data);
  return children([...new Map(all.map((service) => [service.provider_id, service])).values()]);
}
