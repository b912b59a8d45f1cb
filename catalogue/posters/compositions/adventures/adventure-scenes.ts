import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  fill,
  onCircle,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function mountains({ width, height, hero, ink, second, random }: Canvas): string {
  const slope = 0.62;
  const mountain = (x: number, top: number, colour: string) =>
    fill(
      colour,
      path`M${x} ${top}L${x + (height - top) * slope} ${height}H${x - (height - top) * slope}z`,
    );
  const x = random.between(200, 290);
  const top = height * random.within(0.2, 0.3);
  const snow = (height - top) * 0.22;
  return (
    circle(width * random.pick([0.24, 0.76]), height * 0.24, random.between(56, 90), hero) +
    mountain(random.between(60, 150), height * 0.5, second) +
    mountain(random.between(330, 430), height * 0.44, second) +
    mountain(x, top, ink) +
    fill(
      hero,
      path`M${x} ${top}l${snow * slope} ${snow} ${snow * -0.42} ${snow * -0.3} ${snow * -0.34} ${snow * 0.4} ${snow * -0.48} ${snow * -0.1}z`,
    ) +
    block(0, height * 0.94, width, height * 0.1, ink)
  );
}

function volcano({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.within(0.42, 0.58);
  const top = height * 0.48;
  const puffs = [
    [-64, 0.3, 50],
    [10, 0.22, 78],
    [72, 0.32, 46],
    [-30, 0.12, 48],
    [66, 0.13, 40],
  ];
  return (
    puffs
      .map(([dx = 0, y = 0, radius = 0]) =>
        circle(x + dx, height * y, radius + random.between(-8, 10), second),
      )
      .join('') +
    fill(
      hero,
      path`M${x - 60} ${top + 20}L${x - 30} ${height * 0.3}Q${x} ${height * 0.24} ${x + 30} ${height * 0.3}L${x + 60} ${top + 20}z`,
    ) +
    fill(
      ink,
      path`M${x - 62} ${top}h124Q${x + 130} ${height * 0.84} ${width + 60} ${height}H-60Q${x - 130} ${height * 0.84} ${x - 62} ${top}z`,
    ) +
    fill(
      hero,
      path`M${x - 62} ${top - 2}h124l14 52q-16 ${random.between(50, 90)}-34 6-12 ${random.between(90, 150)}-42 20-16 ${random.between(30, 70)}-36-4-22 40-36-36z`,
    )
  );
}

function sunRays({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.3, 0.5, 0.7]);
  const y = height * random.pick([0.72, 0.86]);
  const rays = random.pick([16, 20, 24]);
  const half = 80 / rays;
  const wanderer =
    fill(ink, 'M-24 10-8-50-20-92Q0-116 22-92L52-140 60-134 34-64 26 10H10L4-26-8 10z') +
    circle(2, -124, 15, ink);
  const fan = (parity: number) =>
    repeat(rays / 2 + 2, (index) => {
      // One more ray on each side, because the ground slopes away from the sun.
      const at = 180 + (((index - 1) * 2 + parity) * 180) / rays;
      const [fromX, fromY] = onCircle(x, y, 900, at - half);
      const [toX, toY] = onCircle(x, y, 900, at + half);
      return path`M${x} ${y} ${fromX} ${fromY} ${toX} ${toY}z`;
    });
  return (
    fill(second, fan(0)) +
    fill(hero, fan(1)) +
    circle(x, y, random.between(84, 110), hero) +
    fill(ink, path`M0 ${height}V${y + 14}Q${width / 2} ${y - 50} ${width} ${y + 10}V${height}z`) +
    (random.chance(0.6) ? placed(x, y - 10, wanderer) : '')
  );
}

function hotAirBalloon({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.42, 0.5, 0.58]);
  const scale = height / 560;
  return (
    placed(
      x,
      height * 0.38,
      fill(hero, 'M-46 170C-60 110-160 60-160-50-160-220 160-220 160-50 160 60 60 110 46 170z') +
        fill(
          second,
          'M-30 170C-40 110-92 60-92-50-92-220-20-178 0-178V170zM30 170C40 110 92 60 92-50 92-220 20-178 0-178 50-178 50-110 50-50 50 60 20 110 14 170z',
        ) +
        stroke(ink, 4, 'M-44 170-28 224M44 170 28 224') +
        fill(ink, 'M-34 222H34L28 270H-28z'),
      random.between(-8, 8),
      scale,
    ) +
    fill(
      second,
      path`M0 ${height}V${height * 0.9}Q${width * 0.2} ${height * 0.76} ${width * 0.46} ${height * 0.9}T${width} ${height * 0.86}V${height}z`,
    ) +
    fill(
      ink,
      path`M0 ${height}V${height * 0.97}Q${width * 0.5} ${height * 0.84} ${width} ${height * 0.95}V${height}z`,
    )
  );
}

function jungle({ width, height, hero, ink, second, random }: Canvas): string {
  const leaf = (colour: string, vein: string) =>
    fill(colour, 'M0 0C-70-60-80-190 0-270 80-190 70-60 0 0z') +
    stroke(vein, 4, 'M0 0V-240M-40-110 0-60 40-110M-42-170 0-120 42-170');
  const spots = [
    [0.02, 0.34, 62],
    [0.98, 0.24, -66],
    [0, 0.72, 48],
    [1, 0.66, -50],
    [0.22, 1.04, 14],
    [0.78, 1.06, -18],
  ] as const;
  return (
    circle(width / 2, height * 0.5, random.between(92, 128), hero) +
    spots
      .map(([x, y, turn], index) =>
        placed(
          width * x,
          height * y,
          leaf(index % 2 ? second : ink, index % 2 ? ink : second),
          turn + random.between(-14, 14),
          random.within(0.92, 1.22) * (height / 560),
        ),
      )
      .join('')
  );
}

export const adventureScenes: Composition[] = [
  { name: 'mountains', stance: 'standing', grounds: ['day', 'dusk'], draw: mountains },
  { name: 'volcano', stance: 'standing', grounds: ['day', 'dusk'], draw: volcano },
  { name: 'sun-rays', stance: 'standing', grounds: ['day', 'dusk'], draw: sunRays },
  { name: 'hot-air-balloon', stance: 'standing', grounds: ['day', 'dusk'], draw: hotAirBalloon },
  { name: 'jungle', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: jungle },
];
