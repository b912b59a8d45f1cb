import { createNameGrades } from '#server/catalogue/search/name-grades.ts';
import {
  createRanking,
  type RankedPositions,
  type Section,
} from '#server/catalogue/search/ranking.ts';
import { indexWords, searchWords, withoutArticle } from '#server/catalogue/search/search-words.ts';
import {
  createWordMatcher,
  type TellMatch,
  type WordMatcher,
} from '#server/catalogue/search/word-matcher.ts';

/** What can be found. Its first name is the one it is known by. */
export interface SearchEntry {
  names: string[];
  year: number | null;
}

export interface SearchRequest {
  query: string;
  /** Leaves only the entries of this year; null leaves all. */
  year: number | null;
  section: Section;
}

/** Gives a section of the positions of the entries that match, best match first. */
export type SearchIndex = (request: SearchRequest) => RankedPositions;

/** One way to read a query: "dune 2021" may be a name, or "dune" of that year. */
interface Reading {
  words: string[];
  year: number | null;
}

// Far from any year that a query can name.
const unknownYear = 0;

/**
 * Indexes the entries, most popular first, by all their names. Every word of a query must occur;
 * words with a typo are tried only when nothing is found without.
 */
export function createSearchIndex(entries: SearchEntry[]): SearchIndex {
  const matcher = createWordMatcher(
    mapEach(entries, ({ names }) => new Set(names.flatMap((name) => [...indexWords(name)]))),
  );
  const gradesFor = createNameGrades(
    mapEach(entries, ({ names }) => names.map((name) => phraseOf(searchWords(name)))),
  );
  const years = Uint16Array.from(entries, ({ year }) => year ?? unknownYear);
  const ranking = createRanking(entries.length);

  function rankReading({ words, year }: Reading, match: WordMatcher['asWritten']): void {
    const gradeOf = gradesFor(phraseOf(words));
    const rank: TellMatch = (position, distance) => {
      const yearsApart = year === null ? 0 : Math.abs(year - (years[position] ?? unknownYear));
      // A film often opens in one country a year before the next.
      if (yearsApart > 1) return;
      ranking.add(position, 100 * gradeOf(position) + distance + yearsApart);
    };
    match(words, rank);
    // People set blanks where a name has none, and leave out those it has: "end game", "starwars".
    if (words.length > 1) match([withoutArticle(words).join('')], rank);
  }

  return ({ query, year, section }) => {
    const readings = readingsOf(searchWords(query));
    for (const match of [matcher.asWritten, matcher.withTypos]) {
      for (const reading of readings) rankReading(reading, match);
      if (!ranking.isEmpty()) break;
    }
    return ranking.take(section, (position) => year === null || years[position] === year);
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

function phraseOf(words: string[]): string {
  return withoutArticle(words).join(' ');
}

/** Maps one by one, so that what comes of a million is never there all at once. */
function* mapEach<Item, Mapped>(items: Item[], map: (item: Item) => Mapped): Generator<Mapped> {
  for (const item of items) yield map(item);
}
