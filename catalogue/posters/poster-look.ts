import type { Composition, Ground, Scheme } from '#catalogue/posters/canvas.ts';
import { compositions } from '#catalogue/posters/compositions/every-composition.ts';
import { type GenreLook, genreLooks, plainLook } from '#catalogue/posters/genre-looks.ts';
import { type TitleStyle, titleStyles } from '#catalogue/posters/lettering/title-styles.ts';
import { findMotif } from '#catalogue/posters/motifs/every-motif.ts';
import { composeMotif, type Motif } from '#catalogue/posters/motifs/motif.ts';
import { contrast, type Palette, palettes } from '#catalogue/posters/palettes.ts';
import type { SeededRandom } from '#catalogue/posters/seeded-random.ts';
import type { MediaType } from '#contract/catalogue.ts';

/** All facts that a poster is drawn from. */
export interface PosterFacts {
  mediaType: MediaType;
  id: number;
  title: string;
  /** Four digits, or an empty string. */
  year: string;
  genreIds: number[];
  /** Names of the pictures nearby in the list, which this poster avoids. */
  takenPictures?: string[];
  /** Names of the palettes next to it in the list, which this poster avoids. */
  takenPalettes?: string[];
}

/** Everything that was chosen for one poster. */
export interface PosterLook {
  composition: Composition;
  palette: Palette;
  scheme: Scheme;
  style: TitleStyle;
  titlePlace: 'head' | 'foot';
  /** Whether the title has a band of ink behind it, whatever the ground is. */
  isOnBand: boolean;
  isMirrored: boolean;
}

/** The least contrast of text with what is behind it (WCAG 2.2, 1.4.3). */
export const leastTextContrast = 4.5;

/** Chooses the look of a poster: its own motif, or else one of its genres and seeded chance. */
export function pickLook(facts: PosterFacts, random: SeededRandom): PosterLook {
  const motif = findMotif(facts);
  return motif ? motifLook(motif) : pickByGenre(facts, random);
}

function motifLook(motif: Motif): PosterLook {
  const palette = palettes.find(({ name }) => name === motif.palette);
  if (!palette) throw new RangeError(`There is no palette named ${motif.palette}.`);
  return {
    composition: composeMotif(motif),
    palette,
    scheme: colourScheme(palette, motif.ground),
    style: titleStyles[motif.style],
    titlePlace: motif.titlePlace ?? 'foot',
    isOnBand: motif.isOnBand ?? false,
    isMirrored: false,
  };
}

function pickByGenre(
  { genreIds, takenPictures = [], takenPalettes = [] }: PosterFacts,
  random: SeededRandom,
): PosterLook {
  const genreLook = pickGenreLook(genreIds, takenPictures, random);
  const composition = requireComposition(random.pick(genreLook.compositions));
  const palette = random.pick(
    palettes.filter(
      ({ name, moods }) =>
        moods.some((mood) => genreLook.moods.includes(mood)) && !takenPalettes.includes(name),
    ),
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
    isMirrored: random.chance(0.5),
  };
}

// When all pictures of a genre are used nearby, another genre of the title or plain forms are used.
function pickGenreLook(genreIds: number[], taken: string[], random: SeededRandom): GenreLook {
  const tickets = genreIds
    .flatMap((id) => genreLooks.get(id) ?? [])
    .map((look) => withoutPictures(look, taken))
    .filter(({ compositions }) => compositions.length > 0)
    .flatMap((look) => Array.from({ length: look.weight }, () => look));
  if (tickets.length > 0) return random.pick(tickets);
  const plain = withoutPictures(plainLook, taken);
  return plain.compositions.length > 0 ? plain : plainLook;
}

function withoutPictures(look: GenreLook, taken: string[]): GenreLook {
  return { ...look, compositions: look.compositions.filter((name) => !taken.includes(name)) };
}

function requireComposition(name: string): Composition {
  const composition = compositions.get(name);
  if (!composition) throw new RangeError(`There is no composition named ${name}.`);
  return composition;
}

/** Gives each colour of the palette its role on the poster. */
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
