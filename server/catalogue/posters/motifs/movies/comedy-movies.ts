import type { Scheme } from '#server/catalogue/posters/canvas.ts';
import { block, circle, fill } from '#server/catalogue/posters/flat-shapes.ts';
import type { Motif } from '#server/catalogue/posters/motifs/motif.ts';

// A brief case of cash beside the stairs down to the flat below: the scholar's stone in the flood.
function scholarsStone({ ink, hero, second, ground }: Scheme): string {
  return (
    circle(250, 200, 120, second) +
    fill(ink, 'M130 330 190 190 230 160 262 96 300 80 330 170 372 220 390 330z') +
    block(-90, 330, 680, 200, hero) +
    fill(ground, 'M210 250 250 190 270 210 240 270z')
  );
}

export const comedyMovies: Motif[] = [
  {
    of: 'movie/496243',
    name: 'scholars-stone',
    stance: 'floating',
    palette: 'forest',
    ground: 'day',
    style: 'placard',
    draw: scholarsStone,
  },
];
