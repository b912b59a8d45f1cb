import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  fill,
  onCircle,
  type Point,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function contours({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.within(0.36, 0.64);
  const y = height * random.within(0.4, 0.6);
  const pitch = Math.min(width, height) * 0.094;
  const bumps = Array.from({ length: 8 }, () => random.within(-0.24, 0.26));
  const middle = ([x1, y1]: Point, [x2, y2]: Point): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
  return repeat(7, (index) => {
    const corners = bumps.map((bump, corner) =>
      onCircle(x, y, (7 - index) * pitch * (1 + bump * (1 - index / 10)), corner * 45),
    );
    const curves = corners.map((corner, at) => {
      const [toX, toY] = middle(corner, corners[(at + 1) % corners.length] ?? corner);
      return path`${corner[0]} ${corner[1]} ${toX} ${toY}`;
    });
    const [startX, startY] = middle(corners[0] ?? [x, y], corners.at(-1) ?? [x, y]);
    const colour = [second, hero, ink][index % 3] ?? hero;
    return fill(colour, path`M${startX} ${startY}`.concat('Q', curves.join(' '), 'z'));
  });
}

function leaf({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const veins = repeat(random.between(5, 6), (index) => {
    const foot = -60 - index * 70;
    const long = 110 - index * 14;
    return path`M${-long} ${foot - 80}L0 ${foot} ${long} ${foot - 80}`;
  });
  return placed(
    width / 2,
    height * 0.94,
    fill(hero, 'M0 0C-230-130-180-390 0-500z') +
      fill(second, 'M0 0C230-130 180-390 0-500z') +
      stroke(ground, 7, `M0 40V-480${veins}`) +
      block(-7, -30, 14, 80, ink),
    random.between(-22, 22),
    height / 600,
  );
}

function halftone({ width, height, hero, ink, second, random }: Canvas): string {
  const columns = 8;
  const rows = Math.round((height / width) * columns);
  const focus = { x: random.within(0.3, 0.7), y: random.within(0.35, 0.65) };
  const colours = [ink, ink, hero, hero, hero, second];
  const nearness = (x: number, y: number) => 1 - Math.hypot(x - focus.x, y - focus.y) / 0.66;
  return colours
    .map((colour, size) => {
      const dots = repeat(columns * rows, (index) => {
        const x = ((index % columns) + 0.5) / columns;
        const y = (Math.floor(index / columns) + 0.5) / rows;
        const isOfThisSize = Math.floor(nearness(x, y) * colours.length) === size;
        return isOfThisSize ? path`M${x * width} ${y * height}h0` : '';
      });
      return brushStroke(colour, 12 + size * 11, dots);
    })
    .join('');
}

export const documentaryPatterns: Composition[] = [
  { name: 'contours', stance: 'floating', grounds: ['day', 'night'], draw: contours },
  { name: 'leaf', stance: 'floating', grounds: ['day', 'night'], draw: leaf },
  { name: 'halftone', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: halftone },
];
