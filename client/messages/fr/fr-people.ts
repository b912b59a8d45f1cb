import type { PeopleWords } from '#client/messages/en/en-people.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('fr');

export const words: PeopleWords = {
  heading: 'Personne',
  failure: 'Impossible de charger cette personne.',
  knownFor: 'Domaine principal',
  born: 'Naissance',
  died: 'Décès',
  age: (years) => plural(years, { one: '# an', other: '# ans' }),
  readMore: 'Lire la suite',
  readLess: 'Réduire',
  titles: (count) =>
    count === 0
      ? 'Aucun de ses titres ne figure au catalogue.'
      : plural(count, {
          one: '# titre au catalogue',
          other: '# titres au catalogue, les plus récents d’abord',
        }),
  titlesFailure: 'Impossible de charger les titres de cette personne.',

  directors: () => 'Réalisation',
  creators: () => 'Création',
  cast: 'Distribution',
  showWholeCast: (count) => plural(count, { other: 'Afficher les # personnes' }),
  castFailure: 'Impossible de charger la distribution.',
  similar: 'Dans le même genre',
  similarFailure: 'Impossible de charger les titres similaires.',

  departments: {
    Acting: 'Interprétation',
    Art: 'Décors',
    Camera: 'Image',
    'Costume & Make-Up': 'Costumes et maquillage',
    Creator: 'Création',
    Crew: 'Équipe technique',
    Directing: 'Réalisation',
    Editing: 'Montage',
    Lighting: 'Lumière',
    Production: 'Production',
    Sound: 'Son',
    'Visual Effects': 'Effets visuels',
    Writing: 'Scénario',
  },
  jobs: {
    Characters: 'Personnages',
    Creator: 'Création',
    Director: 'Réalisation',
    'Director of Photography': 'Photographie',
    Editor: 'Montage',
    'Executive Producer': 'Production exécutive',
    Novel: 'Roman',
    'Original Music Composer': 'Musique',
    Producer: 'Production',
    Screenplay: 'Scénario',
    Story: 'Histoire',
    Thanks: 'Remerciements',
    Writer: 'Scénario',
  },
};
