import { measureFavoritesGrowth } from './favorites-growth.mjs';
import { measureSearchGrowth } from './search-growth.mjs';
import { measureUsersGrowth } from './users-growth.mjs';

/** Yields the tables of what becomes slower, and larger, with the number of titles, favorites and users. */
export async function* measureGrowth({ runs, isFull }) {
  const growth = await measureSearchGrowth([10_000, 100_000, 1_000_000]);
  yield {
    heading: 'Growth: the embedded search',
    rows: growth.flatMap(({ titles, buildMilliseconds, megabytes, queries }) =>
      queries.map(({ kind, matches, p50Milliseconds, p99Milliseconds }) => ({
        search: kind,
        titles,
        matches,
        'p50 ms': p50Milliseconds,
        'p99 ms': p99Milliseconds,
        'building ms': buildMilliseconds,
        MB: megabytes,
      })),
    ),
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
