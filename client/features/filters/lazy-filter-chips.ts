import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';

/** Loads for those who filter, or with the page of such an address. */
export const filterChips = lazyComponent(
  () => import('#client/features/filters/filter-chips.tsx'),
  'FilterChips',
  ['filters'],
);
