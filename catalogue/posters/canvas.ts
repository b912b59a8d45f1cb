import type { SeededRandom } from '#catalogue/posters/seeded-random.ts';

export const posterWidth = 500;
export const posterHeight = 750;

/** The palette's four colours in the parts they play on one poster. */
export interface Scheme {
  ground: string;
  /** Reads on the ground; also the colour of the title. */
  ink: string;
  hero: string;
  second: string;
  /** Reads on ink: the title's colour where it stands on a foot of ink. */
  onInk: string;
}

/** What a composition draws on: full width, its own height, (0,0) at the top left. */
export interface Canvas extends Scheme {
  width: number;
  height: number;
  random: SeededRandom;
}

/**
 * What lies under the poster: light paper, dark ink, or the palette's hero. At dusk it is the hero
 * as well, but the shapes stay dark, as silhouettes are.
 */
export type Ground = 'day' | 'night' | 'colour' | 'dusk';

/** A picture of a few flat shapes. */
export interface Composition {
  name: string;
  /**
   * How the picture meets the title: `floating` keeps clear of it, `standing` rises from a foot of
   * solid ink, `covering` fills the whole poster and lets the title lie on a label.
   */
  stance: 'floating' | 'standing' | 'covering';
  grounds: readonly Ground[];
  draw(canvas: Canvas): string;
}
