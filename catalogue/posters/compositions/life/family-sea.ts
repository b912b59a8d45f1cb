import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import { circle, fill, path, placed, repeat, stroke } from '#catalogue/posters/flat-shapes.ts';

function whale({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const scale = Math.min(width / 520, height / 520);
  const level = height * 0.24;
  return (
    placed(
      width * 0.7,
      level + 4,
      fill(ink, 'M-54-22 54-22 34 12-34 12z') +
        fill(second, 'M0-112 0-30 48-30z') +
        fill(hero, 'M-6-96-6-30-38-30z'),
      random.between(-7, 7),
    ) +
    stroke(ink, 9, path`M-20 ${level}q34-28 67 0t67 0 67 0 67 0 67 0 67 0 67 0 67 0`) +
    placed(
      width * 0.5,
      height * 0.62,
      fill(
        hero,
        'M-225 20C-225-110-60-140 40-110 110-90 150-40 160-60 140-110 120-120 106-160 150-160 172-130 180-112 186-134 210-160 246-158 240-110 216-90 196-70 190 40 120 130-20 130-130 130-225 100-225 20z',
      ) +
        fill(ground, 'M-222 46C-160 76-60 84 40 74 20 116-10 130-40 130-130 130-215 110-222 46z') +
        stroke(
          hero,
          6,
          'M-190 50 -172 110M-150 60-136 128M-106 66-96 130M-62 68-56 130M-16 66-18 130',
        ) +
        fill(second, 'M-20 60Q20 130 90 150 80 90 40 50z') +
        circle(-150, 10, 12, ink),
      random.between(-8, 4),
      scale,
    )
  );
}

function shoal({ width, height, hero, ink, second, random }: Canvas): string {
  const columns = 3;
  const rows = random.between(4, 5);
  const odd = random.between(columns, columns * (rows - 1) - 1);
  const fish = (index: number) => {
    const row = Math.floor(index / columns);
    const x = ((index % columns) + (row % 2 ? 0.66 : 0.34)) * (width / columns);
    const y = ((row + 0.5) * height) / rows;
    return index === odd
      ? path`M${x + 70} ${y}q-60-48-118-6l-32-26v64l32-26q58 42 118-6z`
      : path`M${x - 66} ${y}q56-46 110-6l30-24v60l-30-24q-54 40-110-6z`;
  };
  const indexes = Array.from({ length: columns * rows }, (_, index) => index);
  const isSpeckled = (index: number) => (index * 7) % 5 === 0;
  const others = indexes.filter((index) => index !== odd);
  return (
    fill(
      ink,
      others
        .filter((index) => !isSpeckled(index))
        .map(fish)
        .join(''),
    ) +
    fill(second, others.filter(isSpeckled).map(fish).join('')) +
    fill(hero, fish(odd))
  );
}

function paperBoat({ width, height, hero, ink, second, random }: Canvas): string {
  const level = height * 0.68;
  const scale = height / 560;
  return (
    circle(width * random.pick([0.26, 0.74]), height * 0.24, random.between(52, 76), second) +
    placed(
      width * 0.5,
      level + 16,
      fill(hero, 'M0-230 100-64-100-64z') +
        fill(ink, 'M0-230 34-64-34-64z') +
        fill(hero, 'M-190-110-96-64 96-64 190-110 120 40-120 40z') +
        fill(second, 'M-190-110-96-64-34 40-120 40z'),
      random.between(-10, 10),
      scale,
    ) +
    repeat(3, (index) => {
      const y = level + 26 + index * ((height - level) / 3);
      return fill(
        index === 1 ? second : ink,
        path`M${-90 + index * 40} ${y}q40-40 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0V${height}H-90z`,
      );
    })
  );
}

export const familySea: Composition[] = [
  { name: 'whale', stance: 'floating', grounds: ['day', 'night'], draw: whale },
  { name: 'shoal', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: shoal },
  { name: 'paper-boat', stance: 'standing', grounds: ['day', 'dusk'], draw: paperBoat },
];
