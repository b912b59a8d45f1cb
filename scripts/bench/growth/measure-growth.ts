import type { MeasureOptions, Table } from '../support/report.ts';
import { measureFavoritesGrowth } from './favorites-growth.ts';
import { measureSearchGrowth } from './search-growth.ts';
import { measureUsersGrowth } from './users-growth.ts';

/** Yields the tables of times and sizes by the number of titles, favorites and users. */
export async function* measureGrowth({ runs, isFull }: MeasureOptions): AsyncGenerator<Table> {
  yield {
    heading: 'Growth: the bundled search',
    rows: measureSearchGrowth([10_000, 100_000, 1_000_000]),
  };
  yield {
    heading: `Growth: favorites of one user, median of ${runs}`,
    rows: await measureFavoritesGrowth([10, 100, 1000, 10_000, 49_000, 100_000], runs),
  };
  const steps = [1000, 10_000, 100_000, 1_000_000].slice(0, isFull ? 4 : 3);
  yield {
    heading: `Growth: users, each with three favorites, median of ${runs}`,
    rows: await measureUsersGrowth(steps, runs),
  };
}
