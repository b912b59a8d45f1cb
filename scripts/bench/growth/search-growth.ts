import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { pageSize } from '#contract/catalogue.ts';
import {
  createSearchIndex,
  type SearchEntry,
  type SearchIndex,
} from '#server/catalogue/search/search-index.ts';
import { quantile } from '../support/median.ts';
import type { Row } from '../support/report.ts';
import {
  aFrequentWord,
  createRandom,
  generateTitles,
  pick,
  type Random,
} from './generate-titles.ts';

const queriesOfKind = 500;

const queryKinds: Record<string, (titles: SearchEntry[], random: Random) => string> = {
  'a frequent word': (_, random) => aFrequentWord(random),
  'a rare word': (titles, random) =>
    longestOf(Array.from({ length: 9 }, () => longestOf(aNamesWords(titles, random)))),
  'two words': (titles, random) => aNamesWords(titles, random, 2).slice(0, 2).join(' '),
  'a name and its year': (titles, random) => {
    const { names, year } = pick(titles, random);
    return `${names[0]} ${year}`;
  },
  'a first letter': (titles, random) => firstLetters(titles, random, 1),
  'two first letters': (titles, random) => firstLetters(titles, random, 2),
  'three first letters': (titles, random) => firstLetters(titles, random, 3),
  'a word with a typo': (titles, random) =>
    withTypo(longestOf(aNamesWords(titles, random)), random),
  'a name with a typo': (titles, random) => {
    const words = aNamesWords(titles, random, 2);
    return words.join(' ').replace(longestOf(words), (word) => withTypo(word, random));
  },
  'no match': (_, random) => `${withTypo('qvjxwzkpfq', random)} ${aFrequentWord(random)}`,
};

/**
 * Searches this many titles with each kind of query, and gives a row for each. `matches` is the
 * mean number of titles found, `MB` the size of the search index.
 */
export function measureSearchGrowth(sizes: number[]): Row[] {
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  return sizes.flatMap((size) => {
    const titles = generateTitles(size);
    const megabytesBefore = usedMegabytes(collectGarbage);
    const startedAt = performance.now();
    const searchIndex = createSearchIndex(titles);
    const buildMilliseconds = performance.now() - startedAt;
    const MB = usedMegabytes(collectGarbage) - megabytesBefore;
    return Object.entries(queryKinds).map(([kind, aQuery]) => {
      const random = createRandom(2);
      const queries = Array.from({ length: queriesOfKind }, () => aQuery(titles, random));
      const row = { search: kind, titles: size, ...measureQueries(searchIndex, queries) };
      return { ...row, 'building ms': buildMilliseconds, MB };
    });
  });
}

function measureQueries(searchIndex: SearchIndex, queries: string[]) {
  const section = { first: 0, count: pageSize };
  const search = (query: string) => searchIndex({ query, year: null, section }).total;
  // Runs all queries once beforehand, so that the code is compiled when they are measured.
  const matches = queries.reduce((sum, query) => sum + search(query), 0) / queries.length;
  const times = queries.map((query) => {
    const startedAt = performance.now();
    search(query);
    return performance.now() - startedAt;
  });
  return { matches, 'p50 ms': quantile(times, 0.5), 'p99 ms': quantile(times, 0.99) };
}

/** The words of a title's name that has at least this many words. */
function aNamesWords(titles: SearchEntry[], random: Random, fewest = 1): string[] {
  for (;;) {
    const words = pick(titles, random).names[0]?.split(' ') ?? [];
    if (words.length >= fewest) return words;
  }
}

function firstLetters(titles: SearchEntry[], random: Random, count: number): string {
  return aNamesWords(titles, random)[0]?.slice(0, count) ?? '';
}

function longestOf(words: string[]): string {
  return words.toSorted((one, other) => other.length - one.length)[0] ?? '';
}

/** The word with two letters swapped, or with one wrong letter. */
function withTypo(word: string, random: Random): string {
  const [first = '', second = ''] = word.slice(Math.floor(random() * (word.length - 1)));
  return word.replace(first + second, random() < 0.5 ? second + first : `z${second}`);
}

function usedMegabytes(collectGarbage: () => void): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}
