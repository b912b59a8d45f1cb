import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  path,
  placed,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function cactus({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.34, 0.62, 0.5]);
  const floor = height * 0.88;
  const scale = height / 560;
  const arm = random.between(-30, 40);
  return (
    circle(width * random.pick([0.42, 0.6]), height * 0.42, random.between(130, 175), hero) +
    fill(
      second,
      path`M0 ${height}V${floor - 46}Q120 ${floor - 90} 240 ${floor - 40}T500 ${floor - 60}V${height}z`,
    ) +
    placed(
      x,
      floor + 10,
      brushStroke(
        ink,
        56,
        `M0 0V-330M0-${150 + arm}H-66Q-92-${150 + arm}-92-${180 + arm}V-${230 + arm}M0-110H60Q88-110 88-140V-226`,
      ),
      0,
      scale,
    ) +
    block(0, floor, width, height - floor, ink)
  );
}

function mesa({ width, height, hero, ink, second, random }: Canvas): string {
  const level = height * 0.84;
  const tower = (x: number, breadth: number, tall: number, colour: string) =>
    fill(
      colour,
      path`M${x - breadth} ${level + 60} ${x - breadth * 0.62} ${level - tall * 0.42} ${x - breadth * 0.46} ${level - tall * 0.42} ${x - breadth * 0.42} ${level - tall} ${x + breadth * 0.42} ${level - tall} ${x + breadth * 0.46} ${level - tall * 0.42} ${x + breadth * 0.62} ${level - tall * 0.42} ${x + breadth} ${level + 60}z`,
    );
  return (
    circle(
      width * random.pick([0.3, 0.5, 0.68]),
      height * random.within(0.28, 0.44),
      random.between(80, 130),
      hero,
    ) +
    tower(
      random.between(70, 150),
      random.between(90, 120),
      height * random.within(0.24, 0.36),
      second,
    ) +
    tower(
      random.between(330, 420),
      random.between(120, 160),
      height * random.within(0.4, 0.56),
      ink,
    ) +
    fill(ink, path`M0 ${height}V${level + 12}L${width} ${level - 4}V${height}z`)
  );
}

function railway({ width, height, hero, ink, second, random }: Canvas): string {
  const horizon = height * 0.46;
  const x = width * random.pick([0.38, 0.5, 0.62]);
  let sleepers = '';
  for (let step = 0; step < 9; step++) {
    const depth = (step / 9) ** 2;
    const y = horizon + 8 + (height - horizon) * depth;
    const half = 12 + 190 * depth;
    const middle = x + (250 - x) * depth;
    sleepers += path`M${middle - half} ${y}h${half * 2}v${5 + 26 * depth}h${-half * 2}z`;
  }
  return (
    circle(x, horizon, random.between(90, 140), hero) +
    block(0, horizon, width, height - horizon, second) +
    fill(ink, sleepers) +
    fill(ink, path`M${x - 3} ${horizon} 80 ${height} 114 ${height}z`) +
    fill(ink, path`M${x + 3} ${horizon} 420 ${height} 386 ${height}z`) +
    stroke(
      ink,
      5,
      path`M${x + 70} ${horizon}v-90M${x + 52} ${horizon - 74}h36M${x + 56} ${horizon - 58}h28M${x + 150} ${horizon + 40}v-224M${x + 118} ${horizon - 160}h64M${x + 124} ${horizon - 132}h52`,
    )
  );
}

function cowboyHat({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = height / 540;
  return (
    circle(width / 2, height * 0.42, random.between(170, 205), hero) +
    placed(
      width / 2,
      height,
      fill(ink, 'M-240 0Q-220-120-110-140H110Q220-120 240 0z') +
        fill(ink, 'M-88-250H88V-120H-88z') +
        fill(second, 'M-96-176Q0-210 96-176L84-96 0-16-84-96z') +
        fill(
          ink,
          'M-260-306C-200-230-140-216 0-216S200-230 260-306C190-266 150-266 116-266L96-384Q50-424 0-388-50-424-96-384L-116-266C-150-266-190-266-260-306z',
        ) +
        fill(second, 'M-109-306Q0-282 109-306L114-276Q0-252-114-276z'),
      random.between(-5, 5),
      scale,
    )
  );
}

export const westernScenes: Composition[] = [
  { name: 'cactus', stance: 'standing', grounds: ['day', 'dusk'], draw: cactus },
  { name: 'mesa', stance: 'standing', grounds: ['day', 'dusk'], draw: mesa },
  { name: 'railway', stance: 'standing', grounds: ['day', 'dusk'], draw: railway },
  { name: 'cowboy-hat', stance: 'standing', grounds: ['day', 'dusk'], draw: cowboyHat },
];
