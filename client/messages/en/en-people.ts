import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('en');

/** The words for people: those of a title, and the page of a person. */
export const words = {
  /** The heading until the name is known. */
  heading: 'Person',
  failure: 'This person could not be loaded.',
  knownFor: 'Known for',
  born: 'Born',
  died: 'Died',
  age: (years: number) => plural(years, { one: '# year old', other: '# years old' }),
  readMore: 'Read more',
  readLess: 'Read less',
  /** How many titles of somebody are in the list below. */
  titles: (count: number) =>
    count === 0
      ? 'None of their titles are in the catalogue.'
      : plural(count, {
          one: '# title in the catalogue',
          other: '# titles in the catalogue, newest first',
        }),
  titlesFailure: 'The titles of this person could not be loaded.',

  directors: (count: number) => plural(count, { one: 'Director', other: 'Directors' }),
  creators: (count: number) => plural(count, { one: 'Creator', other: 'Creators' }),
  cast: 'Cast',
  showWholeCast: (count: number) => plural(count, { other: 'Show all #' }),
  castFailure: 'The cast could not be loaded.',
  similar: 'More like this',
  similarFailure: 'Similar titles could not be loaded.',

  /** TMDB's departments; one that is missing here keeps TMDB's name. */
  departments: {
    Acting: 'Acting',
    Art: 'Art',
    Camera: 'Camera',
    'Costume & Make-Up': 'Costume and make-up',
    Creator: 'Creating',
    Crew: 'Crew',
    Directing: 'Directing',
    Editing: 'Editing',
    Lighting: 'Lighting',
    Production: 'Producing',
    Sound: 'Sound',
    'Visual Effects': 'Visual effects',
    Writing: 'Writing',
  } as Record<string, string>,
  /** The same for TMDB's jobs, of which there are hundreds. */
  jobs: {
    Characters: 'Characters',
    Creator: 'Creator',
    Director: 'Director',
    'Director of Photography': 'Cinematography',
    Editor: 'Editor',
    'Executive Producer': 'Executive producer',
    Novel: 'Novel',
    'Original Music Composer': 'Music',
    Producer: 'Producer',
    Screenplay: 'Screenplay',
    Story: 'Story',
    Thanks: 'Thanks',
    Writer: 'Writer',
  } as Record<string, string>,
};

export type PeopleWords = typeof words;
