import { Suspense } from 'react';
import {
  FilterPanel,
  type FilterPanelProps,
} from '#client/features/filters/panel/filter-panel.tsx';
import { QuietField } from '#client/features/marks/quiet/quiet-field.tsx';
import { CodeBoundary } from '#client/lib/navigation/code-boundary.tsx';
import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';

const servicesFilter = lazyComponent(
  () => import('#client/features/watching/services/services-filter.tsx'),
  'ServicesFilter',
  ['watching'],
);

export type ListPanelProps = Omit<FilterPanelProps, 'servicesField' | 'ownTitlesField'>;

/** The panel of filters, with the choice of services and that of quiet browsing. */
export function ListPanel(props: ListPanelProps) {
  return (
    <FilterPanel
      {...props}
      ownTitlesField={<QuietField />}
      servicesField={({ services, region }, choose) => (
        <CodeBoundary fallback={null}>
          <Suspense>
            <servicesFilter.Component
              type={props.type}
              value={services && region ? { services, region } : null}
              onChoose={(chosen) => choose(chosen ?? { services: null, region: null })}
            />
          </Suspense>
        </CodeBoundary>
      )}
    />
  );
}
