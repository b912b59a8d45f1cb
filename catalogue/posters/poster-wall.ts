import movies from '#catalogue/movies.json' with { type: 'json' };
import { posterHeight, posterWidth } from '#catalogue/posters/canvas.ts';
import { drawPoster } from '#catalogue/posters/draw-poster.ts';

const columns = 6;
const rows = 5;
const gap = 40;
const tilt = -8;
const columnWidth = posterWidth + gap;
const rowHeight = posterHeight + gap;

// What is seen of the tilted wall, without its ragged edges.
const view = { x: 330, y: 560, width: 2700, height: 2750 };

/**
 * The posters of the catalogue's first movies side by side on a wall, as one SVG document: what a
 * visitor sees who is not logged in yet. Drawn when the client is built (`vite.config.ts`), so
 * that it is there whatever catalogue the app shows later.
 */
export function drawPosterWall(): string {
  const posters = movies.slice(0, columns * rows).map(({ id, title, release_date, genre_ids }) =>
    drawPoster({
      mediaType: 'movie',
      id,
      title,
      year: release_date.slice(0, 4),
      genreIds: genre_ids,
    }),
  );
  const hung = posters.map((poster, place) => {
    const column = place % columns;
    const x = column * columnWidth;
    // Every other column hangs lower, as on a real wall.
    const y = Math.floor(place / columns) * rowHeight + (column % 2) * (rowHeight / 2);
    return `<g transform="translate(${x} ${y})" clip-path="url(#corners)">${poster}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}">`,
    `<clipPath id="corners"><rect width="${posterWidth}" height="${posterHeight}" rx="14"/></clipPath>`,
    `<g transform="rotate(${tilt}) translate(-200 300)">${hung.join('')}</g>`,
    '</svg>',
  ].join('');
}
