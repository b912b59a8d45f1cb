import { titles } from '#client/gallery/fake-titles.ts';
import { never } from '#client/gallery/fake-trailers.ts';
import type { Person } from '#contract/people-schemas.ts';

/** Made-up people, one for each state of a person's head. */
export const people = {
  known: {
    id: 1,
    name: 'Ada Quillfeather',
    profile_path: titles.favorite.poster_path,
    biography:
      'Ada Quillfeather left a lighthouse at nineteen and has been in front of cameras ever since. '.repeat(
        8,
      ),
    birthday: '1931-04-12',
    deathday: '2019-11-30',
    place_of_birth: 'Low Tide, Scotland',
    known_for_department: 'Acting',
  },
  hardlyKnown: {
    id: 2,
    name: 'Bartholomew Oxenstierna-Featherstonehaugh',
    profile_path: null,
    biography: '',
    birthday: '',
    deathday: '',
    place_of_birth: '',
    known_for_department: '',
  },
} satisfies Record<string, Person>;

const cast = Array.from({ length: 9 }, (_, order) => {
  const { name, profile_path } = order % 2 ? people.hardlyKnown : people.known;
  return { id: order + 1, name, profile_path, character: order % 3 ? 'A passenger' : '' };
});
const crew = [{ id: 20, name: 'Cato Lindqvist', profile_path: null, job: 'Director' }];

/** The answers to requests for the credits of a movie, by its id; other requests get none. */
const credits: Record<number, () => Promise<unknown>> = {
  [titles.plain.id]: async () => ({ cast, crew }),
  [titles.removed.id]: () => Promise.reject(new Error('No credits')),
};

export function getCredits(id: number): Promise<unknown> {
  return credits[id]?.() ?? never();
}

const others = [titles.favorite, titles.withoutPoster, titles.withLongTitle, titles.withLongWord];

/** The same for similar titles. */
const similarTitles: Record<number, () => Promise<unknown>> = {
  [titles.plain.id]: async () => ({ results: [...others, titles.dimmed] }),
  [titles.removed.id]: () => Promise.reject(new Error('No similar titles')),
};

export function getSimilarTitles(id: number): Promise<unknown> {
  return similarTitles[id]?.() ?? never();
}
