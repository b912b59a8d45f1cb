import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  fill,
  oval,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function loneChair({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.36, 0.46]);
  const floor = height * 0.9;
  const scale = height / 540;
  return (
    fill(
      second,
      path`M${x - 20} ${floor - 60} ${width} ${height * 0.66} ${width} ${height * 0.9} ${x + 110} ${floor + 10}z`,
    ) +
    fill(
      hero,
      path`M${width * 0.52} ${height * 0.1} ${width * 0.88} ${height * 0.06} ${width * 0.88} ${height * 0.46} ${width * 0.52} ${height * 0.44}z`,
    ) +
    placed(
      x,
      floor,
      fill(ink, 'M-66 0-74-290H-54L-50-150H66L74 0H56L50-116H-46L-48 0z') +
        block(-74, -290, 70, 18, ink) +
        block(-72, -244, 66, 12, ink) +
        block(-72, -204, 66, 12, ink) +
        block(-14, -290, 14, 170, ink),
      0,
      scale,
    ) +
    block(0, floor, width, 6, ink)
  );
}

function openWindow({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * 0.5;
  const top = height * 0.1;
  const tall = height * 0.74;
  const half = 116;
  const horizon = top + tall * random.within(0.5, 0.66);
  return (
    block(x - half, top, half * 2, tall, second) +
    circle(x + random.between(-60, 60), horizon - random.between(10, 90), 62, hero) +
    block(x - half, horizon, half * 2, top + tall - horizon, ink) +
    stroke(ink, 12, path`M${x - half} ${top}h${half * 2}v${tall}h${-half * 2}z`) +
    fill(
      hero,
      path`M${x - half} ${top} ${x - half - 96} ${top - 30} ${x - half - 96} ${top + tall + 44} ${x - half} ${top + tall}z`,
    ) +
    fill(
      hero,
      path`M${x + half} ${top} ${x + half + 96} ${top - 30} ${x + half + 96} ${top + tall + 44} ${x + half} ${top + tall}z`,
    ) +
    block(x - half - 26, top + tall, half * 2 + 52, 20, ink)
  );
}

function curtain({ width, height, hero, ink, second, random }: Canvas): string {
  const folds = 4;
  const open = random.between(60, 110);
  const side = (mirror: number) => {
    const edge = mirror < 0 ? 0 : width;
    return repeat(folds, (index) => {
      const at = (part: number) => edge - mirror * part;
      const topOut = (index * (250 - 14)) / folds;
      const topIn = ((index + 1) * (250 - 14)) / folds;
      const footIn = ((index + 1) * (250 - open - 30)) / folds;
      const footOut = (index * (250 - open - 30)) / folds;
      return fill(
        index % 2 ? second : hero,
        path`M${at(topOut)}-9H${at(topIn)}Q${at(topIn - 10)} ${height * 0.6} ${at(footIn)} ${height * 0.93}H${at(footOut)}Q${at(topOut)} ${height * 0.5} ${at(topOut)}-9z`,
      );
    });
  };
  return (
    block(0, height * 0.88, width, height * 0.2, ink) +
    oval(width / 2, height * 0.92, open + 34, 24, hero) +
    placed(
      width / 2,
      height * 0.92,
      fill(ink, 'M-22 0-26-96Q-24-124 0-126 24-124 26-96L22 0z') + circle(0, -146, 20, ink),
      0,
      height / 560,
    ) +
    side(-1) +
    side(1)
  );
}

function pendantLamp({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.4, 0.5, 0.6]);
  const shade = height * random.within(0.26, 0.36);
  const table = height * 0.84;
  return (
    fill(
      hero,
      path`M${x - 60} ${shade} ${x + 60} ${shade} ${x + 196} ${table} ${x - 196} ${table}z`,
    ) +
    block(x - 3, 0, 6, shade - 60, ink) +
    fill(
      ink,
      path`M${x - 92} ${shade + 4}Q${x - 84} ${shade - 72} ${x} ${shade - 76}T${x + 92} ${shade + 4}z`,
    ) +
    circle(x, shade + 6, 24, second) +
    block(x - 210, table, 420, 16, ink) +
    block(x - 170, table, 12, height - table, ink) +
    block(x + 158, table, 12, height - table, ink) +
    placed(
      x + random.pick([-60, 60]),
      table,
      fill(second, 'M-34-60H22V-22Q22 0 0 0H-12Q-34 0-34-22z') +
        stroke(second, 9, 'M20-50q24 0 22 18t-26 16'),
    )
  );
}

export const dramaRooms: Composition[] = [
  { name: 'lone-chair', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: loneChair },
  { name: 'open-window', stance: 'floating', grounds: ['day', 'night'], draw: openWindow },
  { name: 'curtain', stance: 'floating', grounds: ['day', 'night'], draw: curtain },
  {
    name: 'pendant-lamp',
    stance: 'floating',
    grounds: ['night', 'day', 'colour'],
    draw: pendantLamp,
  },
];
