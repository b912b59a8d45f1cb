import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  circle,
  fill,
  mirrored,
  onCircle,
  oval,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function twoCircles({ width, height, hero, ink, second, random }: Canvas): string {
  const radius = Math.min(width, height) * random.within(0.27, 0.32);
  const apart = radius * random.within(0.52, 0.72);
  const half = Math.sqrt(radius ** 2 - apart ** 2);
  const turn = random.pick([0, 90, 45, -35]);
  return placed(
    width / 2,
    height / 2,
    circle(-apart, 0, radius, hero) +
      circle(apart, 0, radius, second) +
      fill(
        ink,
        path`M0 ${-half}A${radius} ${radius} 0 0 1 0 ${half}A${radius} ${radius} 0 0 1 0 ${-half}z`,
      ),
    turn,
  );
}

function heartHalves({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = Math.min(width, height) / 430;
  const slip = random.between(8, 40);
  const half = 'M0 170C-190 40-190-60-150-110-108-160-30-150 0-84z';
  return placed(
    width / 2,
    height * 0.5,
    placed(-6, -slip / 2, fill(hero, half)) +
      mirrored(3, placed(0, slip / 2, fill(random.pick([second, ink]), half))),
    random.between(-8, 8),
    scale,
  );
}

function flower({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.42, 0.5, 0.58]);
  const y = height * 0.34;
  const petals = random.between(6, 9);
  const long = random.between(58, 68);
  const fallen = random.chance(0.5) ? 1 : 0;
  const petal = oval(long + 34, 0, long, 190 / petals + 8, hero);
  return (
    stroke(ink, 11, path`M${x} ${y}Q${x + random.pick([-50, 50])} ${height * 0.7} ${x} ${height}`) +
    fill(
      second,
      path`M${x} ${height * 0.86}q20-110 130-110-10 110-130 110zM${x} ${height * 0.94}q-20-90-110-90 10 90 110 90z`,
    ) +
    repeat(petals - fallen, (index) => placed(x, y, petal, (index * 360) / petals - 60)) +
    (fallen ? placed(x + 110, height * 0.8, placed(-90, 0, petal), 24) : '') +
    circle(x, y, 40, ink) +
    circle(x, y, 15, ground)
  );
}

function letter({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const scale = Math.min(width, height) / 470;
  return placed(
    width / 2,
    height * 0.5,
    fill(ink, 'M-190-108 190-124 200 128-184 136z') +
      fill(hero, 'M-190-108 190-124 10 40z') +
      fill(
        random.pick([second, ground]),
        'M6 92C-70 40-54-20-20-22 0-22 6-4 6 4 6-4 14-24 34-22 68-18 80 40 6 92z',
      ),
    random.between(-14, 14),
    scale,
  );
}

function rosette({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width / 2;
  const y = height / 2;
  const radius = Math.min(width, height) * 0.2;
  const count = random.pick([6, 8]);
  const petals = repeat(count, (index) =>
    circle(...onCircle(x, y, radius, (index * 360) / count), radius, index % 2 ? hero : second),
  );
  // Where the shapes overlap, both colours show, as if printed over each other.
  return (
    `<g style="isolation:isolate">${petals.replaceAll('/>', ' style="mix-blend-mode:multiply"/>')}</g>` +
    circle(x, y, radius * 0.6, ink)
  );
}

export const romanceSigns: Composition[] = [
  {
    name: 'two-circles',
    stance: 'floating',
    grounds: ['day', 'night', 'colour'],
    draw: twoCircles,
  },
  {
    name: 'heart-halves',
    stance: 'floating',
    grounds: ['day', 'night', 'colour'],
    draw: heartHalves,
  },
  { name: 'flower', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: flower },
  { name: 'letter', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: letter },
  { name: 'rosette', stance: 'floating', grounds: ['day'], draw: rosette },
];
