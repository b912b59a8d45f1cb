import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  oval,
  path,
  placed,
  repeat,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function redLens({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const x = width / 2;
  const y = height * random.pick([0.46, 0.52]);
  const radius = Math.min(width, height) * 0.41;
  return (
    circle(x, y, radius, ink) +
    ring(x, y, radius * 0.84, 5, ground) +
    circle(x, y, radius * 0.62, second) +
    circle(x, y, radius * 0.42, hero) +
    circle(x, y, radius * 0.12, ground) +
    brushStroke(
      ground,
      9,
      path`M${x - radius * 0.46} ${y - radius * 0.46}A${radius * 0.65} ${radius * 0.65} 0 0 1 ${x + radius * random.pick([0.1, 0.3])} ${y - radius * 0.62}`,
    )
  );
}

function robot({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const scale = height / 540;
  const eye = random.pick([40, 46, 52]);
  return placed(
    width / 2,
    height,
    block(-180, -96, 360, 96, second) +
      block(-52, -150, 104, 60, ink) +
      block(-150, -400, 300, 264, ink, random.pick([18, 60, 120])) +
      block(-186, -318, 36, 90, hero) +
      block(150, -318, 36, 90, hero) +
      circle(-64, -294, eye, ground) +
      circle(64, -294, eye, ground) +
      circle(-64 + random.between(-10, 10), -294, eye * 0.45, hero) +
      circle(64 + random.between(-10, 10), -294, eye * 0.45, hero) +
      repeat(5, (index) => block(-62 + index * 27, -204, 16, 34, ground)) +
      block(-5, -470, 10, 74, ink) +
      circle(0, -476, 20, hero),
    0,
    scale,
  );
}

function helmet({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = height / 540;
  const earth = random.between(-60, 40);
  return placed(
    width / 2,
    height,
    fill(ink, 'M-250 0Q-240-130-120-150H120Q240-130 250 0z') +
      circle(0, -290, 188, ink) +
      fill(hero, 'M-146-280C-146-430 146-430 146-280 146-160-146-160-146-280z') +
      fill(second, 'M-145-262Q-20-320 145-262C140-160-140-160-145-262z') +
      circle(earth, -334, 20, ink) +
      brushStroke(hero, 8, 'M-164-360Q-130-430-64-456') +
      block(-172, -96, 96, 46, second) +
      block(96, -96, 60, 14, hero) +
      block(96, -68, 60, 14, hero),
    0,
    scale,
  );
}

function saucer({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.4, 0.5, 0.6]);
  const y = height * 0.24;
  const floor = height * 0.86;
  const spread = random.between(105, 150);
  return (
    fill(
      hero,
      path`M${x - 48} ${y + 8} ${x + 48} ${y + 8} ${x + spread} ${floor} ${x - spread} ${floor}z`,
    ) +
    fill(second, path`M${x - 66} ${y - 12}a66 62 0 0 1 132 0z`) +
    oval(x, y, 168, 34, ink) +
    fill(
      ink,
      path`M0 ${height}V${floor + 14}Q${width * 0.5} ${floor - 30} ${width} ${floor + 20}V${height}z`,
    ) +
    placed(
      x,
      floor,
      fill(ink, 'M-13 8-16-54Q-14-70 0-72 14-70 16-54L13 8z') + circle(0, -86, 13, ink),
    )
  );
}

function discTowers({ width, height, hero, ink, second, random }: Canvas): string {
  const tower = (x: number, top: number, breadth: number, colour: string) =>
    stroke(colour, 4, path`M${x} ${top - 90}v90`) +
    fill(
      colour,
      path`M${x - 8} ${top - 30} ${x + 8} ${top - 30} ${x + breadth * 0.36} ${height} ${x - breadth * 0.36} ${height}z`,
    ) +
    oval(x, top, breadth, breadth * 0.17, colour) +
    oval(x, top + breadth * 0.5, breadth * 0.62, breadth * 0.12, colour);
  return (
    circle(width * 0.7, height * 0.3, random.between(86, 120), hero) +
    tower(width * 0.16, height * random.within(0.4, 0.54), 58, second) +
    tower(width * 0.86, height * random.within(0.34, 0.5), 66, second) +
    tower(width * random.pick([0.36, 0.44]), height * random.within(0.24, 0.32), 96, ink) +
    tower(width * 0.66, height * random.within(0.56, 0.68), 64, ink)
  );
}

function gridHorizon({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const horizon = height * 0.58;
  const x = width / 2 + random.between(-60, 60);
  const radius = random.between(130, 165);
  let lines = '';
  for (let spread = -9; spread <= 9; spread++)
    lines += path`M${x + spread * 26} ${horizon}L${x + spread * 150} ${height}`;
  for (let depth = 0; depth < 6; depth++)
    lines += path`M0 ${horizon + (height - horizon) * (depth / 6) ** 1.8}h${width}`;
  return (
    circle(x, horizon - radius * 0.45, radius, hero) +
    repeat(5, (index) => block(0, horizon - 10 - index * 30, width, 18 - index * 3, ground)) +
    block(0, horizon, width, height - horizon, second) +
    stroke(ink, 5, lines)
  );
}

export const scienceFictionMachines: Composition[] = [
  { name: 'red-lens', stance: 'floating', grounds: ['night', 'colour', 'day'], draw: redLens },
  { name: 'robot', stance: 'floating', grounds: ['night', 'colour', 'day'], draw: robot },
  { name: 'helmet', stance: 'standing', grounds: ['day', 'dusk'], draw: helmet },
  { name: 'saucer', stance: 'standing', grounds: ['day', 'dusk'], draw: saucer },
  { name: 'disc-towers', stance: 'standing', grounds: ['day', 'dusk'], draw: discTowers },
  {
    name: 'grid-horizon',
    stance: 'floating',
    grounds: ['night', 'colour', 'day'],
    draw: gridHorizon,
  },
];
