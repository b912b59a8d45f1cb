// How time and memory of the embedded catalogue's search grow with the number of titles.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { build } from 'vite';
import { aFrequentWord, createRandom, generateTitles, pick } from './generate-titles.mjs';
import { quantile } from './median.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const queriesOfKind = 500;

const queryKinds = {
  'a frequent word': (_, random) => aFrequentWord(random),
  'a rare word': (titles, random) =>
    longestOf(Array.from({ length: 9 }, () => longestOf(aNamesWords(titles, random)))),
  'two words': (titles, random) => aNamesWords(titles, random, 2).slice(0, 2).join(' '),
  'a name and its year': (titles, random) => {
    const { names, row } = pick(titles, random);
    return `${names[0]} ${row.release_date.slice(0, 4)}`;
  },
  'a first letter': (titles, random) => aNamesWords(titles, random)[0].slice(0, 1),
  'two first letters': (titles, random) => aNamesWords(titles, random)[0].slice(0, 2),
  'three first letters': (titles, random) => aNamesWords(titles, random)[0].slice(0, 3),
  'a word with a typo': (titles, random) =>
    withTypo(longestOf(aNamesWords(titles, random)), random),
  'a name with a typo': (titles, random) => {
    const words = aNamesWords(titles, random, 2);
    return words.join(' ').replace(longestOf(words), (word) => withTypo(word, random));
  },
  'no match': (_, random) => `${withTypo('qvjxwzkpfq', random)} ${aFrequentWord(random)}`,
};

/**
 * Searches shelves of so many titles, one after the other. Gives for each `{ titles,
 * buildMilliseconds, megabytes, queries: [{ kind, matches, p50Milliseconds, p99Milliseconds }] }`,
 * where the megabytes are those of the index, and `matches` is the mean number of them.
 */
export async function measureSearchGrowth(sizes) {
  const createTitleShelf = await loadTitleShelf();
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc');
  return sizes.map((size) => {
    const titles = generateTitles(size);
    const shelf = createTitleShelf(titles);
    const search = (query) => shelf.search({ query, year: null, page: 1 }).total_results;
    const megabytesBefore = usedMegabytes(collectGarbage);
    // The index is made at the first search.
    const buildMilliseconds = millisecondsOf(() => search('up'));
    const megabytes = usedMegabytes(collectGarbage) - megabytesBefore;
    const queries = Object.keys(queryKinds).map((kind) => measureKind(kind, titles, search));
    return { titles: size, buildMilliseconds, megabytes, queries };
  });
}

function measureKind(kind, titles, search) {
  const random = createRandom(2);
  const queries = Array.from({ length: queriesOfKind }, () => queryKinds[kind](titles, random));
  // All are searched once before, so that the code is compiled when they are measured.
  const matches = queries.reduce((sum, query) => sum + search(query), 0) / queriesOfKind;
  const times = queries.map((query) => millisecondsOf(() => search(query)));
  return {
    kind,
    matches,
    p50Milliseconds: quantile(times, 0.5),
    p99Milliseconds: quantile(times, 0.99),
  };
}

/** The words of some title's name that has at least so many. */
function aNamesWords(titles, random, fewest = 1) {
  for (;;) {
    const words = pick(titles, random).names[0].split(' ');
    if (words.length >= fewest) return words;
  }
}

function longestOf(words) {
  return words.toSorted((one, other) => other.length - one.length)[0];
}

/** The word with two letters swapped, or with one of them wrong. */
function withTypo(word, random) {
  const [first, second = ''] = word.slice(Math.floor(random() * (word.length - 1)));
  return word.replace(first + second, random() < 0.5 ? second + first : `z${second}`);
}

function millisecondsOf(run) {
  const startedAt = performance.now();
  run();
  return performance.now() - startedAt;
}

function usedMegabytes(collectGarbage) {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1e6;
}

/** Bundles the shelf as the server has it, because Node itself reads no TypeScript yet. */
async function loadTitleShelf() {
  const outDir = await mkdtemp(join(tmpdir(), 'marquee-search-'));
  try {
    await build({
      ...{ root, configFile: false, logLevel: 'error' },
      build: { ssr: 'server/catalogue/bundled/title-shelf.ts', outDir, target: 'node20' },
      // Packages too, which would not be found from there.
      ssr: { noExternal: true },
    });
    const { createTitleShelf } = await import(pathToFileURL(join(outDir, 'title-shelf.js')).href);
    return createTitleShelf;
  } finally {
    await rm(outDir, { recursive: true });
  }
}
