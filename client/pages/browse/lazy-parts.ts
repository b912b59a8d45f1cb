import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';

// What a list shows only when somebody filters it, or when it is empty or hides titles.

export const emptyList = lazyComponent(
  () => import('#client/pages/browse/empty-list.tsx'),
  'EmptyList',
  ['filters'],
);

export const listPanel = lazyComponent(
  () => import('#client/pages/browse/list-panel.tsx'),
  'ListPanel',
  ['filters', 'marks'],
);

export const hiddenTitles = lazyComponent(
  () => import('#client/features/marks/quiet/hidden-titles.tsx'),
  'HiddenTitles',
  ['marks'],
);
