import type { PeopleWords } from '#client/messages/en/en-people.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('de');

export const words: PeopleWords = {
  heading: 'Person',
  failure: 'Diese Person konnte nicht geladen werden.',
  knownFor: 'Bekannt für',
  born: 'Geboren',
  died: 'Gestorben',
  age: (years) => plural(years, { one: '# Jahr', other: '# Jahre' }),
  readMore: 'Weiterlesen',
  readLess: 'Weniger anzeigen',
  titles: (count) =>
    count === 0
      ? 'Keiner ihrer Titel ist im Katalog.'
      : plural(count, {
          one: '# Titel im Katalog',
          other: '# Titel im Katalog, die neuesten zuerst',
        }),
  titlesFailure: 'Die Titel dieser Person konnten nicht geladen werden.',

  directors: () => 'Regie',
  creators: () => 'Idee',
  cast: 'Besetzung',
  showWholeCast: (count) => plural(count, { other: 'Alle # anzeigen' }),
  castFailure: 'Die Besetzung konnte nicht geladen werden.',
  similar: 'Ähnliche Titel',
  similarFailure: 'Ähnliche Titel konnten nicht geladen werden.',

  departments: {
    Acting: 'Schauspiel',
    Art: 'Szenenbild',
    Camera: 'Kamera',
    'Costume & Make-Up': 'Kostüm und Maske',
    Creator: 'Idee',
    Crew: 'Stab',
    Directing: 'Regie',
    Editing: 'Schnitt',
    Lighting: 'Licht',
    Production: 'Produktion',
    Sound: 'Ton und Musik',
    'Visual Effects': 'Visuelle Effekte',
    Writing: 'Drehbuch',
  },
  jobs: {
    Characters: 'Figuren',
    Creator: 'Idee',
    Director: 'Regie',
    'Director of Photography': 'Kamera',
    Editor: 'Schnitt',
    'Executive Producer': 'Ausführende Produktion',
    Novel: 'Roman',
    'Original Music Composer': 'Musik',
    Producer: 'Produktion',
    Screenplay: 'Drehbuch',
    Story: 'Geschichte',
    Thanks: 'Dank',
    Writer: 'Drehbuch',
  },
};
