import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  fill,
  mirrored,
  oval,
  type Point,
  path,
  placed,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function constellation({ width, height, hero, ink, second, random }: Canvas): string {
  const moon = random.between(70, 100);
  const moonX = width * 0.7;
  const moonY = height * 0.3;
  const joints = [0.1, 0.26, 0.38, 0.58, 0.7, 0.9].map(
    (part, index): Point => [
      width * part,
      height * ((index % 2 ? 0.46 : 0.66) + random.within(-0.14, 0.14)),
    ],
  );
  const star = (x: number, y: number, size: number, colour: string) =>
    placed(
      x,
      y,
      fill(
        colour,
        path`M0 ${-size}Q${size * 0.14} ${-size * 0.14} ${size} 0 ${size * 0.14} ${size * 0.14} 0 ${size} ${-size * 0.14} ${size * 0.14} ${-size} 0 ${-size * 0.14} ${-size * 0.14} 0 ${-size}z`,
      ),
    );
  return (
    fill(
      hero,
      path`M${moonX} ${moonY - moon}A${moon} ${moon} 0 1 0 ${moonX + moon} ${moonY}A${moon * 0.78} ${moon * 0.78} 0 1 1 ${moonX} ${moonY - moon}z`,
    ) +
    stroke(ink, 3, `M${joints.map(([x, y]) => path`${x} ${y}`).join('L')}`) +
    joints
      .map(([x, y], index) => star(x, y, random.between(24, 48), index % 3 === 1 ? second : ink))
      .join('') +
    star(width * 0.2, height * 0.2, 56, second)
  );
}

function moth({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const scale = Math.min(width / 500, height / 480);
  const eye = random.between(26, 36);
  const wing =
    fill(second, 'M6 20C90 10 180 50 170 120 160 200 60 190 6 70z') +
    fill(hero, 'M6-40C60-150 190-200 232-170 244-90 190 40 6 40z') +
    circle(140, -80, eye, ink) +
    circle(140, -80, eye * 0.5, ground) +
    circle(104, 116, eye * 0.6, ink);
  return placed(
    width / 2,
    height * 0.5,
    wing +
      mirrored(0, wing) +
      stroke(ink, 6, 'M-4-80Q-20-150-66-170M4-80Q20-150 66-170') +
      oval(0, 20, 19, 108, ink),
    random.pick([0, 0, -16, 14]),
    scale,
  );
}

function dragonEye({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width / 2;
  const y = height * 0.5;
  const tall = height * random.within(0.38, 0.5);
  const pupil = x + random.between(-30, 30);
  return (
    block(0, 0, width, height, second) +
    `<pattern id="s" width="62" height="80" patternUnits="userSpaceOnUse">${stroke(ink, 5, 'M0 0a31 31 0 0 0 62 0M-31 40a31 31 0 0 0 62 0 31 31 0 0 0 62 0')}</pattern>` +
    block(0, 0, width, height, 'url(#s)') +
    fill(ink, path`M30 ${y}Q${x} ${y - tall} ${width - 30} ${y}Q${x} ${y + tall} 30 ${y}z`) +
    fill(
      hero,
      path`M64 ${y}Q${x} ${y - tall * 0.8} ${width - 64} ${y}Q${x} ${y + tall * 0.8} 64 ${y}z`,
    ) +
    fill(
      ink,
      path`M${pupil} ${y - tall * 0.38}q34 ${tall * 0.38} 0 ${tall * 0.76}q-34 ${-tall * 0.38} 0 ${-tall * 0.76}z`,
    )
  );
}

function goldenKey({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = height / 560;
  return (
    circle(width / 2, height * 0.46, Math.min(width, height) * 0.37, second) +
    placed(
      width / 2,
      height * 0.5,
      ring(0, -150, 70, 34, hero) +
        block(-17, -84, 34, 320, hero) +
        fill(
          hero,
          random.pick([
            'M10 236V150H90V236H66V196H50V236z',
            'M10 236V206H76V180H46V156H86V126H10z',
          ]),
        ) +
        block(-30, -84, 60, 18, ink) +
        circle(0, -150, 18, ink),
      random.pick([-32, -20, 24, 36]),
      scale,
    )
  );
}

export const fantasySigns: Composition[] = [
  {
    name: 'constellation',
    stance: 'floating',
    grounds: ['night', 'day', 'colour'],
    draw: constellation,
  },
  { name: 'moth', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: moth },
  { name: 'dragon-eye', stance: 'floating', grounds: ['night', 'day', 'colour'], draw: dragonEye },
  { name: 'golden-key', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: goldenKey },
];
