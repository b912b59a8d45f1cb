import { Suspense } from 'react';
import { CodeBoundary } from '#client/lib/navigation/code-boundary.tsx';
import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';
import { useIsHydrated } from '#client/lib/rendering/use-is-hydrated.ts';

const peopleList = lazyComponent(
  () => import('#client/features/search/people-list.tsx'),
  'PeopleList',
  ['search'],
);

/** The people that a search finds, where it finds no titles. */
export function PeopleFound({ query }: { query: string }) {
  // The server knows no people, and has not loaded this code.
  return (
    useIsHydrated() && (
      <CodeBoundary fallback={null}>
        <Suspense>
          <peopleList.Component query={query} />
        </Suspense>
      </CodeBoundary>
    )
  );
}
