import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  fill,
  onCircle,
  path,
  placed,
  polygon,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function burst({ width, height, hero, ink, second, random }: Canvas): string {
  const size = Math.min(width, height);
  const points = random.between(11, 15);
  const star = (outer: number, inner: number, colour: string) => {
    const corners = Array.from({ length: points * 2 }, (_, index) => {
      const radius = index % 2 ? inner : outer * random.within(0.72, 1.1);
      return onCircle(width / 2, height / 2, radius, (index * 180) / points - 90);
    });
    return polygon(colour, corners);
  };
  return (
    star(size * 0.52, size * 0.28, second) +
    star(size * 0.4, size * 0.22, hero) +
    star(size * 0.24, size * 0.14, ink)
  );
}

function target({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const x = width * random.pick([0.44, 0.5, 0.56]);
  const y = height * 0.5;
  const radius = Math.min(width, height) * 0.41;
  const lean = random.pick([-34, -24, -150, -142]);
  const rings = [hero, ground, second, ground, hero];
  const arrow =
    block(0, -6, radius * 1.5, 12, ink) +
    fill(ink, 'M-10 0 34-17V17z') +
    fill(
      ink,
      path`M${radius * 1.3}-6l${radius * 0.26}-34h${radius * 0.14}l${radius * -0.2} 40 ${radius * 0.2} 40h${radius * -0.14}L${radius * 1.3} 6z`,
    );
  return (
    rings.map((colour, index) => circle(x, y, radius * (1 - index * 0.2), colour)).join('') +
    placed(x, y, arrow, lean)
  );
}

function speed({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const x = width * 0.66;
  const y = height * 0.62;
  const radius = height * 0.2;
  const stripes = random.between(5, 7);
  // The stripes end near the wheel, some a little closer to it than others.
  const stripe = (index: number) => {
    const top = height * (0.14 + (index * 0.68) / stripes);
    const gap = Math.sqrt(Math.max(0, (radius * 1.3) ** 2 - (top - y) ** 2));
    const end = x - gap + random.between(-30, 40);
    return path`M-20 ${top + 40}L${end} ${top}l24 ${height * 0.052}L-20 ${top + 40 + height * 0.08}z`;
  };
  const wheel =
    circle(0, 0, 122, ink) +
    circle(0, 0, 86, ground) +
    circle(0, 0, 78, hero) +
    repeat(5, (index) => placed(0, 0, fill(ink, 'M-9 0H9L15-80H-15z'), index * 72 + 20)) +
    circle(0, 0, 24, ink);
  return (
    fill(
      hero,
      repeat(Math.ceil(stripes / 2), (index) => stripe(index * 2)),
    ) +
    fill(
      second,
      repeat(Math.floor(stripes / 2), (index) => stripe(index * 2 + 1)),
    ) +
    placed(x, y, wheel, 0, radius / 100)
  );
}

function lightning({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = height / 540;
  const x = width / 2 + random.between(-24, 24);
  const bolt = 'M60-270-130 40H-20L-70 270 140-60H20L110-270z';
  return (
    circle(width / 2, height / 2, Math.min(width, height) * 0.38, second) +
    placed(x + 16, height / 2 + 14, fill(ink, bolt), 0, scale) +
    placed(x, height / 2, fill(hero, bolt), 0, scale)
  );
}

function compass({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const radius = Math.min(width, height) * 0.4;
  const marks = repeat(24, (index) => {
    const [fromX, fromY] = onCircle(0, 0, radius * (index % 6 ? 0.93 : 0.86), index * 15);
    const [toX, toY] = onCircle(0, 0, radius * 1.02, index * 15);
    return path`M${fromX} ${fromY}L${toX} ${toY}`;
  });
  // Each needle of the compass rose has a light and a dark half, `side` degrees off its middle.
  const halves = (size: number, turn: number, side: number) =>
    repeat(4, (index) => {
      const [x, y] = onCircle(0, 0, size, turn + index * 90);
      const [sideX, sideY] = onCircle(0, 0, size * 0.23, turn + index * 90 + side);
      return path`M0 0 ${sideX} ${sideY} ${x} ${y}z`;
    });
  const rose = (side: number) => halves(radius * 0.52, 45, side) + halves(radius * 0.84, 0, side);
  return placed(
    width / 2,
    height / 2,
    circle(0, 0, radius * 1.1, second) +
      circle(0, 0, radius * 0.98, ink) +
      stroke(ground, 5, marks) +
      fill(hero, rose(45)) +
      fill(ground, rose(-45)) +
      circle(0, 0, radius * 0.08, ink),
    random.between(-40, 40),
  );
}

export const actionSigns: Composition[] = [
  { name: 'burst', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: burst },
  { name: 'target', stance: 'floating', grounds: ['day', 'night'], draw: target },
  { name: 'speed', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: speed },
  { name: 'lightning', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: lightning },
  { name: 'compass', stance: 'floating', grounds: ['day', 'colour'], draw: compass },
];
