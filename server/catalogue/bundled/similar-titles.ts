import { type MediaType, nameOf, type Title, yearOf } from '#contract/catalogue.ts';
import type { BundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import type { CreditsOfTitle } from '#server/catalogue/bundled/bundled-people.ts';
import type { BundledTitle, BundledTitles } from '#server/catalogue/bundled/bundled-titles.ts';
import { searchWords, withoutArticle } from '#server/catalogue/search/search-words.ts';

const mostSimilar = 20;
/** Titles with fewer points have too little in common. */
const leastPoints = 2.5;

/**
 * Gives at most 20 titles of the same type that are like this one, the most alike first; none for an
 * unknown title.
 *
 * The rule is our own. A title gets points for everything that it shares with the given one: the
 * series (by name, by an actor in the same part, or by a character such as James Bond), who directed,
 * created or wrote it, who appears in it, its genres (the rarer, the more), a language other than
 * English, the country, and nearby years. People count half when the two share no genre. Points are
 * lost when only one of the two is animated, a documentary or for children. Being well known gives up
 * to one point.
 */
export function similarTitles(catalogue: BundledCatalogue, type: MediaType, id: number): Title[] {
  const { titles } = catalogue[type];
  const descriptions = describeAll(catalogue, type);
  const place = titles.findIndex(({ row }) => row.id === id);
  const wanted = descriptions[place];
  if (!wanted) return [];
  return descriptions
    .map((other, index) => {
      // The titles are sorted by popularity.
      const fame = 1 - index / titles.length;
      return { row: titles[index]?.row, points: likenessOf(wanted, other) + fame };
    })
    .filter(({ points }, index) => index !== place && points >= leastPoints)
    .sort((a, b) => b.points - a.points)
    .slice(0, mostSimilar)
    .flatMap(({ row }) => row ?? []);
}

interface Description {
  series: string;
  makers: number[];
  writers: number[];
  /** The words of each character, by the id of who plays it. */
  parts: Map<number, string[]>;
  characters: string[];
  genres: number[];
  /** How much it says to share a genre: the more, the fewer titles have it. */
  weightOfGenre: (id: number) => number;
  year: number;
  language: string;
  countries: string[];
}

// What is lost when only one of two titles has such a genre.
const kinds = [
  { genre: 16, loss: 2 }, // Animation
  { genre: 99, loss: 2 }, // Documentary
  { genre: 10762, loss: 3 }, // Kids: who likes Bluey shall not get South Park
  { genre: 10751, loss: 1 }, // Family
];

function likenessOf(wanted: Description, other: Description): number {
  const sharedGenres = wanted.genres.filter((id) => other.genres.includes(id));
  const weigh = (ids: number[]) => ids.reduce((sum, id) => sum + wanted.weightOfGenre(id), 0);
  const shared = weigh(sharedGenres);
  const all = weigh([...new Set([...wanted.genres, ...other.genres])]);
  const genres = Math.min(5, 1.3 * shared) * Math.sqrt(shared / all);
  const hasOne = (genre: number) => wanted.genres.includes(genre) !== other.genres.includes(genre);
  const losses = kinds.reduce((sum, { genre, loss }) => sum + (hasOne(genre) ? loss : 0), 0);

  const cast = [...wanted.parts.keys()].filter((id) => other.parts.has(id));
  const isSamePart = cast.some((id) => shareAny(wanted.parts.get(id), other.parts.get(id)));
  const series =
    (wanted.series === other.series || isSamePart ? 3.5 : 0) +
    (shareAny(wanted.characters, other.characters) ? 2.5 : 0);
  const people =
    (shareAny(wanted.makers, other.makers) ? 3 : 0) +
    (shareAny(wanted.writers, other.writers) ? 1 : 0) +
    1.2 * Math.min(cast.length, 3);
  // Who made a romance and a war film is no reason to like both.
  const peopleCount = sharedGenres.length > 0 ? people : people / 2;

  const isForeign = wanted.language !== 'en';
  const origin =
    (isForeign && wanted.language === other.language ? 2 : 0) +
    (shareAny(wanted.countries, other.countries) ? 0.5 : 0);
  const time = Math.max(0, 1.5 - Math.abs(wanted.year - other.year) / 20);
  return series + peopleCount + genres - losses + origin + time;
}

// A catalogue never changes, so each title is described once.
const described = new WeakMap<BundledTitles, Description[]>();

function describeAll(catalogue: BundledCatalogue, type: MediaType): Description[] {
  const titles = catalogue[type];
  const before = described.get(titles);
  if (before) return before;
  const weightOfGenre = genreWeights(titles);
  const descriptions = titles.titles.map((title) => ({
    ...describe(title, catalogue.people.creditsOf(type, title.row.id)),
    weightOfGenre,
  }));
  described.set(titles, descriptions);
  return descriptions;
}

function describe({ row, facts }: BundledTitle, { cast, crew }: CreditsOfTitle) {
  return {
    series: seriesOf(nameOf(row)),
    makers: crew.filter(({ job }) => job !== 'Writer').map(({ person }) => person.id),
    writers: crew.filter(({ job }) => job === 'Writer').map(({ person }) => person.id),
    parts: new Map(
      cast.map(({ person, character }) => [person.id, searchWords(character).filter(isTelling)]),
    ),
    characters: cast.flatMap(({ character }) => character.split(' / ')).filter(isFullName),
    genres: row.genre_ids,
    year: Number(yearOf(row)),
    language: facts.original_language,
    countries: facts.origin_country,
  };
}

/** "Toy Story 3", "Dune: Part Two" and "The Godfather Part II" are of the series of the first film. */
function seriesOf(name: string): string {
  const [beginning = ''] = name.split(/:| - | Part /);
  const words = withoutArticle(searchWords(beginning));
  const numberless = words.filter((word, index) => index === 0 || !/^\d+$/.test(word));
  return numberless.join(' ').replace(/s$/, '');
}

// Many films have a "Tom" or a "Mother", but only one series has a "James Bond".
function isFullName(character: string): boolean {
  return /^\S{3,} \S{4,}/.test(character);
}

function isTelling(word: string): boolean {
  return (
    word.length > 3 && !/^(captain|detective|doctor|agent|special|king|queen|narrator)$/.test(word)
  );
}

function genreWeights({ rows }: BundledTitles): (id: number) => number {
  const counts = new Map<number, number>();
  for (const id of rows.flatMap(({ genre_ids }) => genre_ids)) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return (id) => Math.log(1 + rows.length / (counts.get(id) ?? 1));
}

function shareAny<Value>(some: Value[] = [], others: Value[] = []): boolean {
  return some.some((value) => others.includes(value));
}
