import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  mirrored,
  path,
  placed,
  repeat,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function bowlerAndMoustache({ width, height, hero, ink, second, random }: Canvas): string {
  const hat =
    fill(
      ink,
      'M-118 0C-126-180 126-180 118 0zM-186-8Q0-34 186-8 186 26 120 26H-120Q-186 26-186-8z',
    ) + fill(hero, 'M-119-40Q0-66 119-40V-8Q0-34-119-8z');
  const eyes = circle(-56, 60, 13, ink) + circle(56, 60, 13, ink);
  const glasses =
    ring(-62, 62, 44, 11, ink) + ring(62, 62, 44, 11, ink) + block(-20, 54, 40, 11, ink);
  const moustache =
    'M0 132C40 96 100 120 120 168 140 172 156 160 160 146 172 200 110 226 66 210 34 198 14 180 0 172-14 180-34 198-66 210-110 226-172 200-160 146-156 160-140 172-120 168-100 120-40 96 0 132z';
  return placed(
    width / 2,
    height * 0.5,
    placed(0, -60, hat, random.between(-14, 10)) +
      random.pick([glasses, eyes]) +
      fill(random.pick([ink, hero]), moustache) +
      circle(0, 116, 24, second),
    0,
    Math.min(width / 480, height / 540),
  );
}

function bowTie({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const middle = width / 2;
  const y = height * random.pick([0.44, 0.5]);
  const isDotted = random.chance(0.6);
  const lapel = fill(ink, path`M0 0 ${middle} ${y + 30} ${width * 0.2} ${height} 0 ${height}z`);
  const dots = brushStroke(second, 30, 'M80-36h0M80 36h0M124 0h0M160-54h0M160 54h0');
  return (
    lapel +
    mirrored(middle, lapel) +
    repeat(2, (index) => circle(middle, y + 130 + index * 90, 13, ink)) +
    placed(
      middle,
      y,
      fill(
        hero,
        'M0-10Q-120-110-200-96-216 0-200 96-120 110 0 10 120 110 200 96 216 0 200-96 120-110 0-10z',
      ) +
        (isDotted ? dots + mirrored(0, dots) : '') +
        block(-38, -44, 76, 88, ground, 24) +
        block(-29, -35, 58, 70, isDotted ? hero : second, 16),
      random.between(-9, 9),
      width / 500,
    )
  );
}

function grin({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const isWinking = random.chance(0.4);
  const eye = circle(0, 0, 27, ink) + circle(8, -4, 10, ground);
  const wink = stroke(ink, 13, 'M-26 10q28-36 56 0');
  // Drawn for a mouth of radius 100, then scaled.
  return placed(
    width / 2,
    height * 0.54,
    placed(-50, -62, eye) +
      placed(50, -62, isWinking ? wink : eye) +
      fill(hero, 'M-100 0H100A100 100 0 0 1-100 0z') +
      fill(second, 'M-62 78Q0 20 62 78A100 100 0 0 1-62 78z') +
      block(-86, -2, 172, 24, ground),
    random.between(-10, 10),
    Math.min(width * 0.38, height * 0.36) / 100,
  );
}

function bigGlasses({ width, height, hero, ink, second, random }: Canvas): string {
  const y = height * 0.46;
  const radius = random.between(92, 104);
  const gazeX = random.between(-34, 34);
  const gazeY = random.between(-20, 34);
  const eye = (x: number) =>
    circle(x, y, radius, ink) +
    circle(x, y, radius - 20, hero) +
    circle(x + gazeX, y + gazeY, 34, ink);
  return (
    eye(width / 2 - radius - 10) +
    eye(width / 2 + radius + 10) +
    stroke(
      ink,
      16,
      path`M${width / 2 - 22} ${y - 10}q22-26 44 0M0 ${y - 30}h44M${width} ${y - 30}h-44`,
    ) +
    fill(second, path`M${width / 2} ${y + 50}q64 70 0 96t0-96z`) +
    brushStroke(ink, 13, path`M${width / 2 - 90} ${y + 190}q90 ${random.between(-60, 76)} 180 0`)
  );
}

export const comedyFaces: Composition[] = [
  {
    name: 'bowler-and-moustache',
    stance: 'floating',
    grounds: ['day', 'colour'],
    draw: bowlerAndMoustache,
  },
  { name: 'bow-tie', stance: 'floating', grounds: ['day', 'colour'], draw: bowTie },
  { name: 'grin', stance: 'floating', grounds: ['day', 'colour'], draw: grin },
  { name: 'big-glasses', stance: 'floating', grounds: ['day', 'colour'], draw: bigGlasses },
];
