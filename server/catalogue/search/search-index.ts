import { firstIndex } from '#server/catalogue/search/first-index.ts';
import { packLists } from '#server/catalogue/search/packed-lists.ts';
import { indexWords, searchWords, withoutArticle } from '#server/catalogue/search/search-words.ts';
import { createWordMatcher } from '#server/catalogue/search/word-matcher.ts';

/** An entry that can be found. Its first name is its main one. */
export interface SearchEntry {
  names: string[];
  /** The same words in another order. They only rank the entry; the names are enough to find it. */
  reorderedNames?: string[];
  year: number | null;
}

export interface SearchRequest {
  query: string;
  /** Finds only entries of this year; null finds those of all years. */
  year: number | null;
  /** Which of the ranked matches to give; the best match has number 0. */
  section: { first: number; count: number };
}

export interface RankedPositions {
  /** The section, best match first. */
  positions: number[];
  /** The number of all matches. */
  total: number;
}

/** Gives the positions of the matching entries, one section of them. */
export type SearchIndex = (request: SearchRequest) => RankedPositions;

/** One way to read a query: "dune 2021" may be a name, or "dune" of that year. */
interface Reading {
  words: string[];
  year: number | null;
}

const unranked = 0xffff;
// No year in a query can be near it.
const unknownYear = 0;

/**
 * Indexes the entries, given most popular first, by all their names. An entry matches when it has
 * every word of the query. Typos are allowed only when nothing matches exactly.
 */
export function createSearchIndex(entries: SearchEntry[]): SearchIndex {
  const match = createWordMatcher(wordsOfEach(entries));
  const gradesFor = createNameGrades(entries);
  const years = Uint16Array.from(entries, ({ year }) => year ?? unknownYear);

  function rankAll(readings: Reading[], forgivesTypos: boolean) {
    const ranks = new Uint16Array(entries.length).fill(unranked);
    const positions: number[] = [];
    for (const { words, year } of readings) {
      const gradeOf = gradesFor(phraseOf(words));
      // People add blanks that a name does not have, and omit others: "end game", "starwars".
      const joined = withoutArticle(words).join('');
      for (const query of words.length > 1 ? [words, [joined]] : [words]) {
        match(query, forgivesTypos, (position, distance) => {
          const yearsApart = year === null ? 0 : Math.abs(year - (years[position] ?? unknownYear));
          // Countries often release a film in different years.
          if (yearsApart > 1) return;
          const rank = 100 * gradeOf(position) + distance + yearsApart;
          const before = ranks[position] ?? unranked;
          if (before === unranked) positions.push(position);
          if (rank < before) ranks[position] = rank;
        });
      }
    }
    return { positions, ranks };
  }

  return ({ query, year, section: { first, count } }) => {
    const readings = readingsOf(searchWords(query));
    const exact = rankAll(readings, false);
    const { positions, ranks } = exact.positions.length > 0 ? exact : rankAll(readings, true);
    const wanted = positions.filter((position) => year === null || years[position] === year);
    // Sorts by rank, then by position. A single number for both is sorted many times faster.
    const size = entries.length;
    const sorted = new Float64Array(wanted.length);
    for (const [index, position] of wanted.entries()) {
      sorted[index] = (ranks[position] ?? unranked) * size + position;
    }
    sorted.sort();
    const section = sorted.subarray(first, first + count);
    return { positions: Array.from(section, (number) => number % size), total: wanted.length };
  };
}

function readingsOf(words: string[]): Reading[] {
  if (words.length === 0) return [];
  const readings: Reading[] = [{ words, year: null }];
  if (words.length === 1) return readings;
  const last = asYear(words.at(-1));
  if (last) readings.push({ words: words.slice(0, -1), year: last });
  const first = asYear(words[0]);
  if (first) readings.push({ words: words.slice(1), year: first });
  return readings;
}

function asYear(word = ''): number | null {
  return /^(18|19|20)\d\d$/.test(word) ? Number(word) : null;
}

/**
 * Prepares the names of all entries to be graded against a phrase: 0 when it is the entry's main
 * name, 1 for another name, 2 when a name begins with it, 3 for all other entries.
 */
function createNameGrades(entries: SearchEntry[]) {
  const { sorted, starts, values } = packNames(entries);

  return (wanted: string) => {
    const first = firstIndex(sorted, (phrase) => phrase >= wanted);
    const end = firstIndex(sorted, (phrase) => phrase >= wanted && !phrase.startsWith(wanted));
    const isName = sorted[first] === wanted;
    return (position: number): number => {
      const own = starts[position] ?? 0;
      let grade = 3;
      for (let index = own; index < (starts[position + 1] ?? 0); index++) {
        const phrase = values[index] ?? 0;
        if (isName && phrase === first) return index === own ? 0 : 1;
        if (first <= phrase && phrase < end) grade = 2;
      }
      return grade;
    };
  };
}

/** Gives the sorted names of all entries and, packed for each entry, the indices of its names. */
function packNames(entries: SearchEntry[]) {
  const phrases = entries.map(({ names, reorderedNames = [] }) =>
    [...names, ...reorderedNames].map((name) => phraseOf(searchWords(name))),
  );
  const sorted = [...new Set(phrases.flat())].sort();
  const indices = new Map(sorted.map((phrase, index) => [phrase, index]));
  const packed = packLists(entries.length, (add) => {
    for (const [position, own] of phrases.entries()) {
      for (const phrase of own) add(position, indices.get(phrase) ?? 0);
    }
  });
  return { sorted, ...packed };
}

function phraseOf(words: string[]): string {
  return withoutArticle(words).join(' ');
}

function* wordsOfEach(entries: SearchEntry[]): Generator<Set<string>> {
  for (const { names } of entries) yield new Set(names.flatMap((name) => [...indexWords(name)]));
}
