import type { MediaType } from '#contract/catalogue.ts';
import type { Composition, Ground, Scheme } from '#server/catalogue/posters/canvas.ts';
import { compositions } from '#server/catalogue/posters/compositions/every-composition.ts';
import { type GenreLook, genreLooks, plainLook } from '#server/catalogue/posters/genre-looks.ts';
import { contrast, type Palette, palettes } from '#server/catalogue/posters/palettes.ts';
import type { SeededRandom } from '#server/catalogue/posters/seeded-random.ts';
import { type TitleStyle, titleStyles } from '#server/catalogue/posters/title-styles.ts';

/** All that a poster is drawn from. */
export interface PosterFacts {
  mediaType: MediaType;
  id: number;
  title: string;
  /** Four digits, or empty. */
  year: string;
  genreIds: number[];
}

/** The choices of one poster. */
export interface PosterLook {
  composition: Composition;
  palette: Palette;
  scheme: Scheme;
  style: TitleStyle;
  titlePlace: 'head' | 'foot';
  /** The title lies on a band of ink, whatever the ground. */
  isOnBand: boolean;
}

/** Text has to reach this contrast with what is behind it (WCAG 2.2, 1.4.3). */
export const leastTextContrast = 4.5;

/** Chooses how a poster looks: by one of its genres, the rest by chance. */
export function pickLook(genreIds: number[], random: SeededRandom): PosterLook {
  const genreLook = pickGenreLook(genreIds, random);
  const composition = requireComposition(random.pick(genreLook.compositions));
  const palette = random.pick(
    palettes.filter(({ moods }) => moods.some((mood) => genreLook.moods.includes(mood))),
  );
  const scheme = colourScheme(palette, random.pick(composition.grounds));
  const isHeadLegible = contrast(scheme.ink, scheme.ground) >= leastTextContrast;
  return {
    composition,
    palette,
    scheme,
    style: titleStyles[random.pick(genreLook.styles)],
    titlePlace: random.chance(0.3) && isHeadLegible ? 'head' : 'foot',
    isOnBand: random.chance(0.25),
  };
}

function pickGenreLook(genreIds: number[], random: SeededRandom): GenreLook {
  const looks = genreIds.flatMap((id) => genreLooks.get(id) ?? []);
  const tickets = looks.flatMap((look) => Array.from({ length: look.weight }, () => look));
  return tickets.length > 0 ? random.pick(tickets) : plainLook;
}

function requireComposition(name: string): Composition {
  const composition = compositions.get(name);
  if (!composition) throw new RangeError(`There is no composition named ${name}.`);
  return composition;
}

/** Gives the palette's colours their parts on the poster. */
export function colourScheme({ paper, ink, hero, second }: Palette, ground: Ground): Scheme {
  switch (ground) {
    case 'day':
      return { ground: paper, ink, hero, second, onInk: paper };
    case 'night':
      return { ground: ink, ink: paper, hero, second, onInk: ink };
    case 'dusk':
      return { ground: hero, ink, hero: paper, second, onInk: paper };
    case 'colour':
      return contrast(hero, ink) > contrast(hero, paper)
        ? { ground: hero, ink, hero: paper, second, onInk: paper }
        : { ground: hero, ink: paper, hero: ink, second, onInk: ink };
  }
}
