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

/** Media type and TMDB's id of a title: `movie/496243`. */
type TitleKey = `${MediaType}/${number}`;

/**
 * The picture of one title alone: nothing about it is left to chance, and it is never mirrored.
 * It is drawn on a board 500 wide and 520 high, (0,0) at the top left, that is scaled to the
 * height the title leaves; what runs to a side has to start 90 units beyond it. A covering
 * picture has the whole poster, 500 by 750, as its board.
 */
export interface Motif extends Pick<Composition, 'name' | 'stance'> {
  /** Whose it is. */
  of: TitleKey;
  /** Name of a palette. */
  palette: string;
  ground: Ground;
  style: TitleStyleName;
  /** Where the title stands; at the foot if nothing is said. */
  titlePlace?: 'head' | 'foot';
  /** The title at the foot lies on a band of ink. */
  isOnBand?: boolean;
  draw(scheme: Scheme): string;
}

const boardHeight = 520;

/** The motif as a composition, which draws its board in the size of the canvas. */
export function composeMotif({ name, stance, ground, draw }: Motif): Composition {
  function fitBoard({ width, height, ...scheme }: Canvas): string {
    const scale = height / (height === posterHeight ? posterHeight : boardHeight);
    return placed((width - posterWidth * scale) / 2, 0, draw(scheme), 0, scale);
  }
  return { name, stance, grounds: [ground], draw: fitBoard };
}
