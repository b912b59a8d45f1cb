import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';

// What only those need who filter: it loads when they begin to, or with the page of such an address.

export const filterPanel = lazyComponent(
  () => import('#client/features/filters/panel/filter-panel.tsx'),
  'FilterPanel',
  ['filters'],
);

export const filterChips = lazyComponent(
  () => import('#client/features/filters/filter-chips.tsx'),
  'FilterChips',
  ['filters'],
);

export const nothingPasses = lazyComponent(
  () => import('#client/features/filters/nothing-passes.tsx'),
  'NothingPasses',
  ['filters'],
);
