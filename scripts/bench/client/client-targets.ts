import { type Bound, judge } from '../support/judge.ts';
import type { Row, Table } from '../support/report.ts';
import type { MeasureName } from './measure-scene.ts';
import { scoredPages } from './measured-pages.ts';

/** A row of the tables: what one page was measured to be in one way. */
export interface Result {
  measure: MeasureName;
  row: Row;
}

interface Target extends Bound {
  target: string;
  measure: MeasureName;
  /** The column that has the value. */
  column: string;
  /** The pages that it is for, without it all. */
  pages?: string[];
}

const targets: Target[] = [
  { target: 'LCP, simulated : floor', measure: 'simulated', column: 'LCP : floor', most: 1.1 },
  { target: 'LCP, applied : floor', measure: 'applied', column: 'LCP : floor', most: 1.1 },
  {
    target: 'first paint, applied : floor',
    measure: 'applied',
    column: 'first paint : floor',
    most: 1.15,
  },
  ...[
    { pages: ['home'], most: 110 },
    { pages: ['login'], most: 100 },
  ].map((bound) => ({
    target: 'script until interactive, kB',
    measure: 'weight' as const,
    column: 'script kB until interactive',
    ...bound,
  })),
  { target: 'TBT, simulated, ms', measure: 'simulated', column: 'TBT ms', most: 50 },
  { target: 'CLS, simulated', measure: 'simulated', column: 'CLS', most: 0 },
  { target: 'CLS, applied', measure: 'applied', column: 'CLS', most: 0 },
  ...['performance', 'accessibility', 'best practices'].map((column) => ({
    target: `Lighthouse, ${column}`,
    measure: 'simulated' as const,
    column,
    least: 100,
    pages: scoredPages,
  })),
  ...['trips before first paint', 'trips before LCP'].map((column) => ({
    target: `second visit, ${column}`,
    measure: 'warm' as const,
    column,
    most: 0,
  })),
  {
    target: 'second visit, articles at first paint',
    measure: 'warm',
    column: 'articles at first paint',
    least: 1,
  },
];

/** The table of every target, for each page that was measured. */
export function judgeTargets(results: Result[]): Table {
  const rows = targets.flatMap(({ target, measure, column, pages, ...bound }) =>
    results
      .filter(({ row, ...result }) => {
        return result.measure === measure && (pages?.includes(String(row.page)) ?? true);
      })
      .map(
        ({ row }): Row => ({
          target,
          page: row.page ?? null,
          posters: row.posters ?? null,
          ...judge(Number(row[column]), bound),
        }),
      ),
  );
  return { heading: 'Client: targets', rows };
}
