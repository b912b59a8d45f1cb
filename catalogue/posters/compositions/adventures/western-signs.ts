import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  circle,
  fill,
  mirrored,
  onCircle,
  path,
  placed,
  polygon,
  repeat,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function sheriffStar({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const radius = Math.min(width, height) * 0.36;
  const points = random.pick([5, 5, 6]);
  const inner = radius * (points === 5 ? 0.42 : 0.55);
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    onCircle(0, 0, index % 2 ? inner : radius, (index * 180) / points - 90),
  );
  const knobs = repeat(points, (index) =>
    circle(...onCircle(0, 0, radius * 1.04, (index * 360) / points - 90), radius * 0.115, hero),
  );
  return placed(
    width / 2,
    height / 2,
    placed(14, 16, polygon(second, corners)) +
      polygon(hero, corners) +
      knobs +
      ring(0, 0, radius * 0.34, 7, ink) +
      circle(...onCircle(0, 0, radius * 0.2, random.between(0, 359)), radius * 0.085, ground),
    random.pick([0, 0, -8, 10]),
  );
}

function wagonWheel({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.22, 0.5, 0.5]);
  const y = height * 0.52;
  const radius = Math.min(width, height) * (x === width / 2 ? 0.4 : 0.52);
  const spokes = random.pick([10, 12, 14]);
  const data = repeat(spokes, (index) => {
    const [toX, toY] = onCircle(x, y, radius, (index * 360) / spokes + 7);
    return path`M${x} ${y}L${toX} ${toY}`;
  });
  return (
    circle(x, y, radius * 0.96, second) +
    stroke(ink, 13, data) +
    ring(x, y, radius, 34, ink) +
    circle(x, y, radius * 0.22, hero) +
    circle(x, y, radius * 0.09, ink)
  );
}

function horseshoe({ width, height, ground, hero, ink, random }: Canvas): string {
  const nails = 'M112 30h12v20h-12zM120-40h12v20h-12zM92-106h12v20h-12z';
  return placed(
    width / 2,
    height * 0.5,
    stroke(random.pick([hero, ink]), 62, 'M-84 160C-200-30-120-150 0-150S200-30 84 160') +
      fill(ground, nails) +
      mirrored(0, fill(ground, nails)),
    random.between(-16, 16),
    Math.min(width, height) / 440,
  );
}

export const westernSigns: Composition[] = [
  {
    name: 'sheriff-star',
    stance: 'floating',
    grounds: ['day', 'night', 'colour'],
    draw: sheriffStar,
  },
  { name: 'wagon-wheel', stance: 'floating', grounds: ['day', 'colour'], draw: wagonWheel },
  { name: 'horseshoe', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: horseshoe },
];
