import type { QueryClient } from '@tanstack/react-query';
import type { CatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import { listRequest } from '#client/lib/catalogue/list-request.ts';
import type { ListFilter } from '#client/lib/list-filter.ts';
import { lastPage, type MediaType, type Page, pageSize, type Title } from '#contract/catalogue.ts';

/** A list to draw from. */
export interface DrawnList {
  /** Says which list it is. */
  key: string;
  /** How many titles it has; while the list loads, it may still be the number of the one before. */
  total: number;
  fetchPage: (number: number) => Promise<Page<Title>>;
  /** Whether the visitor wants no such title. */
  isUnwanted?: (title: Title) => boolean;
}

/** So many pages are asked for at most, where the visitor wants none of what most of them have. */
const mostPages = 20;

/**
 * Draws titles of lists by chance, each title of a list once until all of it were drawn; null when
 * there is none. `random` gives numbers from 0 up to, not including, 1.
 */
export function createDraw(random: () => number): (list: DrawnList) => Promise<Title | null> {
  const drawnOfLists = new Map<string, Set<number>>();

  function choose<Item>(items: Item[]): Item | undefined {
    return items[Math.floor(random() * items.length)];
  }

  /** Draws one that is not in `drawn`; null when all are. */
  async function drawOther(list: DrawnList, drawn: Set<number>): Promise<Title | null> {
    let places = Array.from({ length: Math.min(list.total, lastPage * pageSize) }, (_, at) => at);
    const isLeft = (title: Title) => !drawn.has(title.id) && !list.isUnwanted?.(title);
    for (let pages = 0; pages < mostPages; pages += 1) {
      const place = choose(places);
      if (place === undefined) return null;
      const number = Math.floor(place / pageSize);
      const { results, total_results } = await list.fetchPage(number + 1);
      const title = choose(results.filter(isLeft));
      if (title) return title;
      places = places.filter(
        (each) => each < total_results && Math.floor(each / pageSize) !== number,
      );
    }
    return null;
  }

  return async (list) => {
    const drawn = drawnOfLists.get(list.key) ?? new Set();
    let title = await drawOther(list, drawn);
    if (!title && drawn.size > 0) {
      drawn.clear();
      title = await drawOther(list, drawn);
    }
    if (title) drawnOfLists.set(list.key, drawn.add(title.id));
    return title;
  };
}

/** Draws for this page, which remembers what was drawn until it is loaded anew. */
const drawTitle = createDraw(Math.random);

interface CatalogueList {
  type: MediaType;
  filter: ListFilter;
  total: number;
  isUnwanted: (title: Title) => boolean;
}

/** Draws a title of one of the catalogue's lists. */
export function drawFrom(
  { type, filter, total, isUnwanted }: CatalogueList,
  catalogue: CatalogueClient,
  queries: QueryClient,
): Promise<Title | null> {
  return drawTitle({
    key: JSON.stringify([type, filter]),
    total,
    isUnwanted,
    fetchPage: (number) =>
      queries.fetchQuery({
        queryKey: ['drawn', type, filter, number],
        queryFn: ({ signal }) => catalogue.ask(listRequest(type, filter, number), signal),
        staleTime: 5 * 60_000,
      }),
  });
}
