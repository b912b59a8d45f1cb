import { firstIndex } from '#server/catalogue/search/first-index.ts';
import { packLists } from '#server/catalogue/search/packed-lists.ts';
import { indexWords, searchWords, withoutArticle } from '#server/catalogue/search/search-words.ts';
import { createWordMatcher } from '#server/catalogue/search/word-matcher.ts';

/** What can be found. Its first name is the one it is known by. */
export interface SearchEntry {
  names: string[];
  year: number | null;
}

export interface SearchRequest {
  query: string;
  /** Leaves only the entries of this year; null leaves all. */
  year: number | null;
  /** So many of the matches, from the one with this number on; the best has number 0. */
  section: { first: number; count: number };
}

export interface RankedPositions {
  /** The section, best match first. */
  positions: number[];
  /** How many there are in all. */
  total: number;
}

/** Gives a section of the positions of the entries that match. */
export type SearchIndex = (request: SearchRequest) => RankedPositions;

/** One way to read a query: "dune 2021" may be a name, or "dune" of that year. */
interface Reading {
  words: string[];
  year: number | null;
}

const unranked = 0xffff;
// Far from any year that a query can name.
const unknownYear = 0;

/**
 * Indexes the entries, most popular first, by all their names. Every word of a query must occur;
 * words with a typo are tried only when nothing is found without.
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
      // People set blanks where a name has none, and leave out those it has: "end game", "starwars".
      const joined = withoutArticle(words).join('');
      for (const query of words.length > 1 ? [words, [joined]] : [words]) {
        match(query, forgivesTypos, (position, distance) => {
          const yearsApart = year === null ? 0 : Math.abs(year - (years[position] ?? unknownYear));
          // A film often opens in one country a year before the next.
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
    // Numbers are sorted many times faster than pairs: by rank, and of equal ranks by position.
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
 * Prepares the names of all entries to be graded by a phrase: 0 for an entry that is known by it,
 * 1 for another name, 2 for a name that begins so, 3 where only its words are.
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

/** The names of all entries, sorted, and packed for each entry the indices of its own. */
function packNames(entries: SearchEntry[]) {
  const phrases = entries.map(({ names }) => names.map((name) => phraseOf(searchWords(name))));
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
