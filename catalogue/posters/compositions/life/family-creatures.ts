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

function quarterBird({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const unit = Math.min(width, height) * 0.2;
  const quarter = (x: number, y: number, turn: number, colour: string, size = 1) =>
    placed(
      x * unit,
      y * unit,
      fill(
        colour,
        path`M0 0V${-unit * size}A${unit * size} ${unit * size} 0 0 1 ${unit * size} 0z`,
      ),
      turn,
    );
  return placed(
    width / 2,
    height * 0.5,
    quarter(0.2, 0.9, 270, ink, 2) +
      quarter(0.2, 0.9, 0, hero, 1.4) +
      circle(unit * 0.75, -unit * 0.55, unit * 0.62, hero) +
      fill(
        second,
        path`M${unit * 1.3} ${-unit * 0.8} ${unit * 1.95} ${-unit * 0.5} ${unit * 1.3} ${-unit * 0.3}z`,
      ) +
      circle(unit * 0.85, -unit * 0.65, unit * 0.16, ground) +
      circle(unit * 0.87, -unit * 0.65, unit * 0.08, ink) +
      quarter(-0.5, 0.6, random.pick([0, 270]), second, 1) +
      stroke(
        ink,
        7,
        path`M${-unit * 0.1} ${unit * 0.9}v${unit}M${unit * 0.5} ${unit * 0.9}v${unit}M${-unit * 2.4} ${unit * 1.9}h${unit * 4.8}`,
      ),
    0,
  );
}

function cat({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.44, 0.52]);
  const scale = height / 540;
  return (
    circle(width * 0.62, height * 0.4, random.between(140, 176), random.pick([hero, second])) +
    placed(
      x,
      height,
      brushStroke(ink, 30, 'M70-30C170-20 190-90 150-140S150-250 190-250') +
        fill(
          ink,
          'M-96 4C-110-120-70-190-58-226-92-252-90-300-84-370L-44-334H0L40-370C48-300 46-252 14-226 50-180 104-120 92 4z',
        ) +
        circle(-50, -290, 11, hero) +
        circle(6, -290, 11, hero),
      0,
      scale,
    )
  );
}

function fox({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = Math.min(width, height) / 470;
  return placed(
    width / 2,
    height * 0.52,
    fill(hero, 'M-190-190-60-110 60-110 190-190 170 20 0 190-170 20z') +
      fill(ink, 'M-164-148-84-100-150-40z') +
      fill(ink, 'M164-148 84-100 150-40z') +
      fill(second, 'M-170 20-60 20 0 190z') +
      fill(second, 'M170 20 60 20 0 190z') +
      fill(ink, 'M-34 150 34 150 0 190z') +
      circle(-82, -6, 15, ink) +
      circle(82, -6, 15, ink),
    random.between(-8, 8),
    scale,
  );
}

function owl({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const scale = Math.min(width / 470, height / 520);
  const gaze = random.between(-14, 14);
  const eye = (x: number) =>
    circle(x, -110, 72, second) + circle(x, -110, 50, ground) + circle(x + gaze, -110, 26, ink);
  return placed(
    width / 2,
    height * 0.54,
    fill(
      hero,
      'M-150-230Q-80-190 0-190 80-190 150-230 170-120 160 20 150 200 0 210-150 200-160 20-170-120-150-230z',
    ) +
      fill(ink, 'M-160 0Q-60 40-70 196-150 170-160 20zM160 0Q60 40 70 196 150 170 160 20z') +
      eye(-70) +
      eye(70) +
      fill(ink, 'M-24-84 24-84 0-36z') +
      stroke(second, 9, 'M-44 20q22 26 44 0 22 26 44 0M-30 70q15 22 30 0 15 22 30 0') +
      block(-230, 206, 460, 15, ink),
    0,
    scale,
  );
}

export const familyCreatures: Composition[] = [
  { name: 'quarter-bird', stance: 'floating', grounds: ['day', 'colour'], draw: quarterBird },
  { name: 'cat', stance: 'standing', grounds: ['day', 'dusk'], draw: cat },
  { name: 'fox', stance: 'floating', grounds: ['day', 'night'], draw: fox },
  { name: 'owl', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: owl },
];
