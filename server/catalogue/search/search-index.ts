import { indexWords, searchWords, withoutArticle } from '#server/catalogue/search/search-words.ts';
import {
  createWordMatcher,
  keepLowest,
  type Matches,
} from '#server/catalogue/search/word-matcher.ts';

/** What can be found. Its first name is the one it is known by. */
export interface SearchEntry {
  names: string[];
  year: number | null;
}

/** Gives the positions of the entries that match, best match first. */
export type SearchIndex = (query: string) => number[];

/** One way to read a query: "dune 2021" may be a name, or "dune" of that year. */
interface Reading {
  words: string[];
  year: number | null;
}

/**
 * Indexes the entries, most popular first, by all their names. Every word of a query must occur;
 * words with a typo are tried only when nothing is found without.
 */
export function createSearchIndex(entries: SearchEntry[]): SearchIndex {
  const matcher = createWordMatcher(
    entries.map(({ names }) => new Set(names.flatMap((name) => [...indexWords(name)]))),
  );
  const phrases = entries.map(({ names }) => names.map((name) => phraseOf(searchWords(name))));

  function rankReading(reading: Reading, matchWords: (words: string[]) => Matches): Matches {
    const phrase = phraseOf(reading.words);
    // People set blanks where a name has none, and leave out those it has: "end game", "starwars".
    const inOneWord = withoutArticle(reading.words).join('');
    const ranks: Matches = new Map();
    for (const [position, distance] of [...matchWords(reading.words), ...matchWords([inOneWord])]) {
      const yearsApart = yearsBetween(reading.year, entries[position]?.year ?? null);
      // A film often opens in one country a year before the next.
      if (yearsApart > 1) continue;
      const grade = gradeOf(phrases[position] ?? [], phrase);
      keepLowest(ranks, position, 100 * grade + distance + yearsApart);
    }
    return ranks;
  }

  return (query) => {
    const words = searchWords(query);
    if (words.length === 0) return [];
    for (const matchWords of [matcher.asWritten, matcher.withTypos]) {
      const ranks: Matches = new Map();
      for (const reading of readingsOf(words)) {
        for (const [position, rank] of rankReading(reading, matchWords)) {
          keepLowest(ranks, position, rank);
        }
      }
      if (ranks.size > 0) return lowestFirst(ranks);
    }
    return [];
  };
}

function readingsOf(words: string[]): Reading[] {
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

function yearsBetween(asked: number | null, given: number | null): number {
  if (asked === null) return 0;
  return given === null ? Infinity : Math.abs(asked - given);
}

/** 0: the known name as it stands, 1: another name, 2: a name that begins so, 3: only its words. */
function gradeOf(names: string[], phrase: string): number {
  if (names[0] === phrase) return 0;
  if (names.includes(phrase)) return 1;
  return names.some((name) => name.startsWith(phrase)) ? 2 : 3;
}

function phraseOf(words: string[]): string {
  return withoutArticle(words).join(' ');
}

function lowestFirst(ranks: Matches): number[] {
  return [...ranks]
    .sort(([a, rankOfA], [b, rankOfB]) => rankOfA - rankOfB || a - b)
    .map(([position]) => position);
}
