import type { BundledCredits } from '#catalogue/bundled-facts.ts';
import { dateOf, type MediaType, mediaTypes, type Title } from '#contract/catalogue.ts';
import type { BundledTitles } from '#server/catalogue/bundled/bundled-titles.ts';

/** Somebody who made a title or appears in one. */
export interface BundledPerson {
  id: number;
  name: string;
  /** In TMDB's words: that of most of their credits here. */
  known_for_department: 'Acting' | 'Directing' | 'Writing';
  /** Follows from that of their titles. */
  popularity: number;
}

/** A part in a title. */
interface Part {
  credit_id: string;
  /** Empty when it is not known. */
  character: string;
  /** Its number in the order of billing, from 0. */
  order: number;
}

/** Work on a title behind the camera, in TMDB's words. */
interface Work {
  credit_id: string;
  job: 'Director' | 'Writer' | 'Creator';
  department: 'Directing' | 'Writing' | 'Creator';
}

/** Everybody who is known to have made a title or to appear in it. */
export interface CreditsOfTitle {
  cast: (Part & { person: BundledPerson })[];
  /** Directors before writers. The creators of a TV show are among them, as in TMDB's credits of a person. */
  crew: (Work & { person: BundledPerson })[];
}

/** A title in the credits of a person. */
interface CreditedTitle {
  type: MediaType;
  row: Title;
}

/** What a person is known to have done, newest title first. */
interface CreditsOfPerson {
  cast: (Part & CreditedTitle)[];
  crew: (Work & CreditedTitle)[];
}

/** The people of the bundled catalogue. */
export interface BundledPeople {
  /** Everybody, the best known first. */
  rows: readonly BundledPerson[];
  getPerson(id: number): BundledPerson | null;
  /** Gives nobody for an unknown title. */
  creditsOf(type: MediaType, titleId: number): CreditsOfTitle;
  /** Gives nothing for an unknown person. */
  titlesOf(personId: number): CreditsOfPerson;
}

interface Sources {
  names: readonly { id: number; name: string }[];
  credits: Record<MediaType, readonly BundledCredits[]>;
  titles: Record<MediaType, BundledTitles>;
}

/** One thing that a person did for a title. */
interface Credit<Done> {
  personId: number;
  title: CreditedTitle;
  done: Done;
}

/** Puts the people and their credits together. */
export function createBundledPeople({ names, credits, titles }: Sources): BundledPeople {
  const lines = mediaTypes.flatMap((type) =>
    credits[type].flatMap((line) => {
      const row = titles[type].getTitle(line.id)?.row;
      return row ? [{ line, title: { type, row } }] : [];
    }),
  );
  const parts = indexCredits(lines.flatMap(({ line, title }) => partsIn(line, title)));
  const work = indexCredits(lines.flatMap(({ line, title }) => workIn(line, title)));

  const rows = names
    .map((name): BundledPerson => {
      const known = knownFor(parts.ofPerson(name.id), work.ofPerson(name.id));
      return { ...name, ...known };
    })
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id);
  const people = new Map(rows.map((person) => [person.id, person]));

  function withPerson<Done extends object>(credit: Credit<Done>) {
    const person = people.get(credit.personId);
    return person ? [{ person, credit_id: creditId(credit), ...credit.done }] : [];
  }

  return {
    rows,
    getPerson: (id) => people.get(id) ?? null,
    creditsOf: (type, titleId) => ({
      cast: parts.ofTitle(type, titleId).flatMap(withPerson),
      crew: work.ofTitle(type, titleId).flatMap(withPerson),
    }),
    titlesOf: (personId) => ({
      cast: newestFirst(parts.ofPerson(personId)).map(withTitle),
      crew: newestFirst(work.ofPerson(personId)).map(withTitle),
    }),
  };
}

/**
 * A person as the search index wants it: with the family name in front as well, so that "scott" finds
 * Ridley Scott before lesser known people whose first name is Scott.
 */
export function personEntryOf({ name }: BundledPerson) {
  const words = name.split(' ');
  const turned = [words.at(-1), ...words.slice(0, -1)].join(' ');
  return { names: [name], reorderedNames: [turned], year: null };
}

function partsIn({ cast }: BundledCredits, title: CreditedTitle) {
  return cast.map(({ id, character = '' }, order) => {
    return { personId: id, title, done: { character, order } };
  });
}

const jobs = [
  { field: 'directors', job: 'Director', department: 'Directing' },
  { field: 'writers', job: 'Writer', department: 'Writing' },
  { field: 'creators', job: 'Creator', department: 'Creator' },
] as const;

function workIn(line: BundledCredits, title: CreditedTitle) {
  return jobs.flatMap(({ field, job, department }) =>
    (line[field] ?? []).map((personId) => ({ personId, title, done: { job, department } })),
  );
}

function indexCredits<Done>(credits: Credit<Done>[]) {
  const byTitle = groupBy(credits, ({ title }) => `${title.type} ${title.row.id}`);
  const byPerson = groupBy(credits, ({ personId }) => personId);
  return {
    ofTitle: (type: MediaType, id: number) => byTitle.get(`${type} ${id}`) ?? [],
    ofPerson: (id: number) => byPerson.get(id) ?? [],
  };
}

// Node 20 has no Map.groupBy.
function groupBy<Item, Key>(items: Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function withTitle<Done extends object>(credit: Credit<Done>) {
  return { ...credit.title, credit_id: creditId(credit), ...credit.done };
}

// In the form of TMDB's ids: 24 hexadecimal digits.
function creditId({ personId, title, done }: Credit<object>): string {
  const kind = 1 + mediaTypes.indexOf(title.type);
  const work = 1 + jobs.findIndex(({ job }) => 'job' in done && done.job === job);
  const digits = [title.row.id, personId].map((id) => id.toString(16).padStart(11, '0'));
  return `${kind}${work}${digits.join('')}`;
}

function newestFirst<Done>(credits: Credit<Done>[]): Credit<Done>[] {
  return credits.toSorted((a, b) => dateOf(b.title.row).localeCompare(dateOf(a.title.row)));
}

/**
 * A person is as popular as their titles together. A director, a creator and the first three of the
 * cast share the whole popularity of a title, the others half of it.
 */
function knownFor(parts: Credit<{ order: number }>[], work: Credit<{ department: string }>[]) {
  const shares = new Map<Title, number>();
  const share = (row: Title, weight: number) =>
    shares.set(row, Math.max(shares.get(row) ?? 0, weight));
  for (const { title, done } of parts) share(title.row, done.order < 3 ? 1 : 0.5);
  for (const { title, done } of work) share(title.row, done.department === 'Writing' ? 0.5 : 1);
  let popularity = 0;
  for (const [row, weight] of shares) popularity += weight * Number(row.popularity);

  const directed = work.filter(({ done }) => done.department === 'Directing').length;
  // Who directs a title often writes it as well, and is known for the first.
  const written = new Set(work.map(({ title }) => title.row)).size - directed;
  return { popularity, known_for_department: departmentOf(parts.length, directed, written) };
}

function departmentOf(
  played: number,
  directed: number,
  written: number,
): BundledPerson['known_for_department'] {
  if (directed > 0 && directed >= written && directed >= played) return 'Directing';
  return written > played ? 'Writing' : 'Acting';
}
