import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  placed,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function mask({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const scale = Math.min(width, height) / 460;
  const isSad = random.chance(0.5);
  return placed(
    width / 2,
    height * 0.5,
    fill(hero, 'M-150-170Q0-130 150-170C176 30 110 190 0 200-110 190-176 30-150-170z') +
      fill(second, 'M0-150Q80-146 150-170C176 30 110 190 0 200z') +
      fill(
        ground,
        isSad
          ? 'M-110-50Q-70-90-30-40-76-30-110-50zM110-50Q70-90 30-40 76-30 110-50z'
          : 'M-112-40Q-72-104-30-44-72-64-112-40zM112-40Q72-104 30-44 72-64 112-40z',
      ) +
      fill(
        ground,
        isSad
          ? 'M-72 128Q0 20 72 128 0 84-72 128z'
          : 'M-80 66Q0 110 80 66 60 150 0 152-60 150-80 66z',
      ) +
      brushStroke(ink, 10, 'M-126-96Q-76-134-30-94M126-96Q76-134 30-94M0-30 -16 40 8 44') +
      stroke(ink, 9, 'M-156-120Q-230-90-220 30M156-120Q230-90 220 30'),
    random.between(-14, 14),
    scale,
  );
}

function suitcase({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const scale = Math.min(width / 460, height / 460);
  return (
    block(0, height * 0.8, width, 8, ink) +
    placed(
      width / 2,
      height * 0.8,
      stroke(ink, 18, 'M-60-240V-268Q-60-290-38-290H38Q60-290 60-268V-240') +
        block(-176, -244, 352, 240, hero, 22) +
        block(-122, -244, 34, 240, ink) +
        block(88, -244, 34, 240, ink) +
        placed(
          0,
          -130,
          random.pick([
            circle(0, 0, 46, second),
            fill(second, 'M-54-34 54-34 54 34-54 34z'),
            fill(second, 'M0-54 54 0 0 54-54 0z'),
          ]) + circle(0, 0, 17, ground),
          random.between(-20, 20),
        ) +
        block(-122, -206, 34, 22, second) +
        block(88, -206, 34, 22, second),
      random.pick([0, 0, -8, 7]),
      scale,
    )
  );
}

function bicycle({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = width / 500;
  const y = height * 0.64;
  const wheel = (x: number) => ring(x, 0, 92, 11, ink) + circle(x, 0, 13, ink);
  return (
    circle(width * random.pick([0.34, 0.62]), height * 0.34, random.between(100, 140), second) +
    block(0, y + 97 * scale, width, 6, ink) +
    placed(
      width / 2,
      y,
      wheel(-120) +
        wheel(120) +
        brushStroke(hero, 12, 'M-120 0-60-130H70L0 0H-120M0 0-76-166M120 0 62-170') +
        brushStroke(ink, 12, 'M-112-170H-46M58-174H24Q10-200 40-204') +
        circle(0, 0, 22, ink),
      0,
      scale,
    )
  );
}

export const dramaThings: Composition[] = [
  { name: 'mask', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: mask },
  { name: 'suitcase', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: suitcase },
  { name: 'bicycle', stance: 'floating', grounds: ['day', 'night'], draw: bicycle },
];
