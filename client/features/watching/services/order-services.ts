import type { ListedProvider } from '#contract/watch-provider-schemas.ts';

/** The services that the visitor has come first; otherwise the order stays. */
export function mineFirst<Service extends { provider_id: number }>(
  services: Service[],
  mine: readonly number[],
): Service[] {
  const isMine = ({ provider_id }: Service) => mine.includes(provider_id);
  return [...services.filter(isMine), ...services.filter((service) => !isMine(service))];
}

/** The services of a country in TMDB's order for that country. */
export function inOrderOfCountry(services: ListedProvider[], country: string): ListedProvider[] {
  const placeOf = ({ display_priorities, display_priority }: ListedProvider) =>
    display_priorities[country] ?? display_priority;
  return services.toSorted((a, b) => placeOf(a) - placeOf(b));
}
