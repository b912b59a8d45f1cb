import type { MediaType } from '#contract/catalogue.ts';
import { aFakeTitle } from '#tests/support/catalogue/fake-titles.ts';

/** Person 13 is for adults only, 4 has no picture. */
export function aFakePerson(id: number) {
  return {
    adult: id === 13,
    gender: 2,
    id,
    known_for_department: id < 20 ? 'Acting' : 'Directing',
    name: `Person ${id}`,
    original_name: `Personne ${id}`,
    popularity: 100 - id + 0.125,
    profile_path: id === 4 ? null : `/person-${id}.jpg`,
    unheard_of: 'whatever comes next',
  };
}

/** Persons 1 to 15 in the roles 0 to 14; a hundred and twenty made the title, 21 directed it. */
export function fakeCredits(type: MediaType) {
  const cast = Array.from({ length: 15 }, (_, order) => ({
    ...aFakePerson(order + 1),
    ...(type === 'movie' && { cast_id: order + 100 }),
    character: `Role ${order}`,
    credit_id: `52fe420dc3a36847f800${order + 1000}`,
    order,
  }));
  const work = (id: number, department: string, job: string) => ({
    ...aFakePerson(id),
    credit_id: `52fe420dc3a36847f800${id + 2000}`,
    department,
    job,
  });
  const crew = Array.from({ length: 118 }, (_, place) => work(place + 30, 'Sound', 'Foley Artist'));
  return {
    cast,
    crew: [...crew, work(22, 'Writing', 'Screenplay'), work(21, 'Directing', 'Director')],
  };
}

/** A person's details, ids 1 to 150; null for an unknown id. In German, odd ids have no biography. */
export function fakePerson(id: number, language: string) {
  if (id < 1 || id > 150) return null;
  const isGerman = language.startsWith('de');
  const biography = isGerman ? `Wer ${id} ist.` : `Who ${id} is.`;
  return {
    ...aFakePerson(id),
    also_known_as: [`The ${id}`],
    biography: isGerman && id % 2 === 1 ? '' : biography,
    birthday: id === 5 ? null : '1956-07-09',
    deathday: null,
    homepage: null,
    imdb_id: `nm${String(id).padStart(7, '0')}`,
    place_of_birth: 'Concord, California, USA',
  };
}

/** Every person was in movies 1 to 12 and TV show 7, and directed movie 2. */
export function fakeCombinedCredits(language: string) {
  const movie = (id: number) => ({ ...aFakeTitle('movie', id, language), media_type: 'movie' });
  const roles = Array.from({ length: 12 }, (_, place) => ({
    ...movie(place + 1),
    character: `Role ${place}`,
    credit_id: `52fe420dc3a36847f800${place + 3000}`,
    order: place,
  }));
  const guest = {
    ...aFakeTitle('tv', 7, language),
    media_type: 'tv',
    character: 'Self',
    credit_id: '52fe420dc3a36847f8004000',
    episode_count: 3,
    first_credit_air_date: '1987-05-01',
  };
  const work = { credit_id: '52fe420dc3a36847f8005000', department: 'Directing', job: 'Director' };
  return { cast: [...roles, guest], crew: [{ ...movie(2), ...work }] };
}

/** A person in the results of a search. */
export function aFoundPerson(id: number, language = 'en-US') {
  const { cast } = fakeCombinedCredits(language);
  const known_for = cast.slice(0, 3).map(({ character, credit_id, ...title }) => title);
  return { ...aFakePerson(id), media_type: 'person', known_for };
}
