import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';

/** Loads for those who filter or have saved views, or with the page of an address with filters. */
export const filterChips = lazyComponent(
  () => import('#client/features/filters/filter-chips.tsx'),
  'FilterChips',
  ['filters'],
);
