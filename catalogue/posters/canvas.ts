import type { SeededRandom } from '#catalogue/posters/seeded-random.ts';

export const posterWidth = 500;
export const posterHeight = 750;

/** The palette's four colours by their role on one poster. */
export interface Scheme {
  ground: string;
  /** Readable on the ground; also the colour of the title. */
  ink: string;
  hero: string;
  second: string;
  /** Readable on ink: the colour of a title that stands on an area of ink. */
  onInk: string;
}

/** The area that a composition draws on, as wide as the poster. (0,0) is the top left. */
export interface Canvas extends Scheme {
  width: number;
  height: number;
  random: SeededRandom;
}

/**
 * The background of the poster: light paper, dark ink, or the palette's hero colour. `dusk` has the
 * hero colour too, with dark shapes on it, like silhouettes.
 */
export type Ground = 'day' | 'night' | 'colour' | 'dusk';

/** A picture made of a few flat shapes. */
export interface Composition {
  name: string;
  /**
   * Where the picture is relative to the title: `floating` keeps clear of it, `standing` rises from
   * an area of solid ink below, `covering` fills the whole poster and the title gets a label.
   */
  stance: 'floating' | 'standing' | 'covering';
  grounds: readonly Ground[];
  draw(canvas: Canvas): string;
}
