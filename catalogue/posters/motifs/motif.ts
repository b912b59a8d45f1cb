import {
  type Canvas,
  type Composition,
  type Ground,
  posterHeight,
  posterWidth,
  type Scheme,
} from '#catalogue/posters/canvas.ts';
import { placed } from '#catalogue/posters/flat-shapes.ts';
import type { TitleStyleName } from '#catalogue/posters/lettering/title-styles.ts';
import type { MediaType } from '#contract/catalogue.ts';

/** Media type and TMDB id of a title, such as `movie/496243`. */
type TitleKey = `${MediaType}/${number}`;

/**
 * A picture made for one title: nothing in it is random, and it is never mirrored. Its board is 500
 * wide and 520 high with (0,0) at the top left, and is scaled to the height that the title leaves.
 * What should touch a side of the poster must reach 90 units beyond the board. The board of a
 * covering picture is the whole poster, 500 by 750.
 */
export interface Motif extends Pick<Composition, 'name' | 'stance'> {
  /** The title that the picture is for. */
  of: TitleKey;
  /** The name of the palette. */
  palette: string;
  ground: Ground;
  style: TitleStyleName;
  /** Where the title stands; at the bottom by default. */
  titlePlace?: 'head' | 'foot';
  /** Whether a title at the bottom has a band of ink behind it. */
  isOnBand?: boolean;
  draw(scheme: Scheme): string;
}

const boardHeight = 520;

/** The motif as a composition: it scales the board to the canvas. */
export function composeMotif({ name, stance, ground, draw }: Motif): Composition {
  function fitBoard({ width, height, ...scheme }: Canvas): string {
    const scale = height / (height === posterHeight ? posterHeight : boardHeight);
    return placed((width - posterWidth * scale) / 2, 0, draw(scheme), 0, scale);
  }
  return { name, stance, grounds: [ground], draw: fitBoard };
}
