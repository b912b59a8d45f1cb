import { posterFileName } from '#catalogue/poster-file-name.ts';
import { drawPoster } from '#catalogue/posters/draw-poster.ts';
import { drawPosterWall } from '#catalogue/posters/poster-wall.ts';
import { titlesToDraw } from '#catalogue/posters/titles-to-draw.ts';

/**
 * Draws the poster of every bundled title (in `posters/`) and the poster wall of the first movies.
 * Gives the SVG text by file name. The build calls it (`vite.catalogue.config.ts`).
 */
export function drawCatalogue(): Map<string, string> {
  const { movie, tv } = titlesToDraw();
  const posters = new Map(
    [...movie, ...tv].map((facts) => [
      `posters/${posterFileName(facts.mediaType, facts.id)}`,
      drawPoster(facts),
    ]),
  );
  return posters.set('poster-wall.svg', drawPosterWall([...posters.values()]));
}
