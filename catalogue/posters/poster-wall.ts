import { posterHeight, posterWidth } from '#catalogue/posters/canvas.ts';

const columns = 6;
const rows = 5;
const gap = 40;
const tilt = -8;
const columnWidth = posterWidth + gap;
const rowHeight = posterHeight + gap;

// The visible part of the tilted wall, without its ragged edges.
const view = { x: 330, y: 560, width: 2700, height: 2750 };

/**
 * Puts the first of the posters (SVG documents) side by side into one SVG document. Visitors see
 * this wall before they log in, whatever catalogue the app uses.
 */
export function drawPosterWall(posters: string[]): string {
  const hung = posters.slice(0, columns * rows).map((poster, index) => {
    const column = index % columns;
    const x = column * columnWidth;
    // Every other column hangs lower.
    const y = Math.floor(index / columns) * rowHeight + (column % 2) * (rowHeight / 2);
    return `<g transform="translate(${x} ${y})" clip-path="url(#corners)">${poster}</g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.x} ${view.y} ${view.width} ${view.height}">`,
    `<clipPath id="corners"><rect width="${posterWidth}" height="${posterHeight}" rx="14"/></clipPath>`,
    `<g transform="rotate(${tilt}) translate(-200 300)">${hung.join('')}</g>`,
    '</svg>',
  ].join('');
}
