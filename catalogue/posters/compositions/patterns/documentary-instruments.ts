import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  onCircle,
  path,
  placed,
  polygon,
  repeat,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function filmReel({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const x = width * 0.42;
  const y = height * 0.44;
  const radius = Math.min(width, height) * 0.36;
  const holes = random.pick([4, 5]);
  const turn = random.between(0, 89);
  const foot = y + radius;
  const perforation = path`M${x + 40} ${foot - 34}H${width}M${x + 40} ${foot - 10}H${width}`;
  return (
    block(x, foot - 44, width, 44, second) +
    stroke(ground, 7, perforation, ' stroke-dasharray="12 12"') +
    circle(x, y, radius, ink) +
    repeat(holes, (index) =>
      circle(
        ...onCircle(x, y, radius * 0.58, turn + (index * 360) / holes),
        radius * (holes === 4 ? 0.29 : 0.25),
        index === 0 ? hero : ground,
      ),
    ) +
    circle(x, y, radius * 0.12, hero)
  );
}

function aperture({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const x = width / 2;
  const y = height / 2;
  const radius = Math.min(width, height) * 0.42;
  const blades = random.pick([6, 8]);
  const opening = radius * random.within(0.22, 0.4);
  const turn = random.between(0, 59);
  const inside = (blade: number) => onCircle(x, y, opening, turn + (blade * 360) / blades);
  const outside = (blade: number) => onCircle(x, y, radius, turn + 64 + (blade * 360) / blades);
  const edges = repeat(blades, (index) => {
    const [fromX, fromY] = inside(index);
    const [toX, toY] = outside(index);
    return path`M${fromX} ${fromY}L${toX} ${toY}`;
  });
  return (
    repeat(blades, (index) =>
      polygon(index % 2 ? hero : second, [
        inside(index),
        outside(index),
        outside(index + 0.5),
        outside(index + 1),
        inside(index + 1),
      ]),
    ) +
    stroke(ink, 6, edges) +
    ring(x, y, radius, radius * 0.14, ink) +
    circle(x, y, opening * 0.5, ground)
  );
}

function globe({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const x = width / 2;
  const y = height * 0.48;
  const radius = Math.min(width, height) * 0.38;
  const meridian = (part: number) =>
    path`M0 ${-radius}a${radius * part} ${radius} 0 0 0 0 ${radius * 2}a${radius * part} ${radius} 0 0 0 0 ${radius * -2}`;
  const parallel = (part: number, half: number) =>
    path`M${-radius * half} ${radius * part}H${radius * half}`;
  const net =
    meridian(0.38) + meridian(0.76) + parallel(-0.5, 0.86) + parallel(0, 1) + parallel(0.5, 0.86);
  const arm = radius * 1.18;
  return (
    placed(
      x,
      y,
      circle(18, 16, radius, second) + circle(0, 0, radius, hero) + stroke(ground, 5, net),
      random.between(-26, 26),
    ) +
    stroke(
      ink,
      14,
      path`M${x - radius * 0.8} ${y - radius * 0.84}A${arm} ${arm} 0 0 0 ${x + radius * 0.8} ${y + radius * 0.84}`,
    ) +
    block(x - 60, y + radius * 1.2, 120, 16, ink)
  );
}

export const documentaryInstruments: Composition[] = [
  { name: 'film-reel', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: filmReel },
  { name: 'aperture', stance: 'floating', grounds: ['day', 'night'], draw: aperture },
  { name: 'globe', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: globe },
];
