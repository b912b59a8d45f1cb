import type { Face } from '#catalogue/posters/lettering/letter-strokes.ts';

export type Alignment = 'left' | 'centre' | 'justified';

/** How a title is set. */
export interface TitleStyle {
  face: Face;
  alignment: Alignment;
}

/** The cut for long titles: it stays legible at the smallest size. */
export const condensed: Face = { height: 100, width: 54, weight: 19, radius: 20, gap: 9 };
const tall: Face = { height: 100, width: 46, weight: 12, radius: 20, gap: 10 };
const heavy: Face = { height: 100, width: 72, weight: 24, radius: 28, gap: 9 };
const broad: Face = { height: 100, width: 84, weight: 15, radius: 44, gap: 17 };
const light: Face = { height: 100, width: 62, weight: 9, radius: 30, gap: 16 };

/** The small lettering of the caption. */
export const captionFace: Face = { height: 100, width: 68, weight: 15, radius: 28, gap: 24 };

export const titleStyles = {
  placard: { face: condensed, alignment: 'justified' },
  stacked: { face: condensed, alignment: 'left' },
  centred: { face: condensed, alignment: 'centre' },
  slab: { face: heavy, alignment: 'left' },
  slabBlock: { face: heavy, alignment: 'justified' },
  narrow: { face: tall, alignment: 'left' },
  narrowBlock: { face: tall, alignment: 'justified' },
  modern: { face: broad, alignment: 'left' },
  airy: { face: light, alignment: 'centre' },
} satisfies Record<string, TitleStyle>;

export type TitleStyleName = keyof typeof titleStyles;
