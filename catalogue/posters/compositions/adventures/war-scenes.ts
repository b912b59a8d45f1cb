import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import { brushStroke, circle, fill, path, placed, stroke } from '#catalogue/posters/flat-shapes.ts';

function searchlights({ width, height, hero, ink, second, random }: Canvas): string {
  const beams = [0.16, 0.5, 0.86].map((at, index) => {
    const toX = width * (0.5 + (0.5 - at) * random.within(0.3, 1.5)) + random.between(-60, 60);
    return fill(
      index === 1 ? second : hero,
      path`M${width * at - 9} ${height} ${width * at + 9} ${height} ${toX + 76}-20 ${toX - 60}-20z`,
    );
  });
  let roofs = path`M0 ${height}`;
  for (let x = 0; x < width; ) {
    const breadth = random.between(36, 80);
    roofs += path`V${height - random.between(26, 92)}h${breadth}`;
    x += breadth;
  }
  return (
    beams.join('') +
    placed(
      width * random.pick([0.36, 0.6]),
      height * 0.28,
      fill(
        ink,
        'M-110-6 90-14 112-50H126L120 4Q60 22-90 14zM-30 0 30 60H52L30 0zM-20-10 20-44H38L30-10z',
      ),
      -8,
      0.8,
    ) +
    fill(ink, `${roofs}V${Math.round(height)}z`)
  );
}

function helmetOnRifle({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.4, 0.5, 0.6]);
  const scale = height / 540;
  return (
    circle(x + random.pick([-70, 70]), height * 0.44, random.between(140, 180), hero) +
    fill(
      second,
      path`M0 ${height}V${height * 0.84}Q${width * 0.4} ${height * 0.74} ${width} ${height * 0.86}V${height}z`,
    ) +
    placed(
      x,
      height,
      fill(ink, 'M-9 20V-330H9V20zM-22-180h44v70l-12 40h-20z') +
        fill(ink, 'M-112-300C-112-430 112-430 112-300L140-286V-272H-140V-286z') +
        stroke(ink, 6, 'M-90-272Q-60-200 0-190 60-200 90-272'),
      random.between(-6, 6),
      scale,
    ) +
    fill(ink, path`M0 ${height}v-24Q${x} ${height - 74} ${width} ${height - 18}V${height}z`)
  );
}

function poppies({ width, height, hero, ink, second, random }: Canvas): string {
  const count = random.between(4, 5);
  const flowers = Array.from({ length: count }, (_, index) => ({
    x: (width * (index + 0.6)) / (count + 0.2),
    y: height * (index % 2 ? random.within(0.18, 0.32) : random.within(0.42, 0.6)),
    size: random.between(48, 58),
  }));
  const stems = flowers.map(
    ({ x, y }) =>
      path`M${x} ${y}Q${x + random.between(-40, 40)} ${height * 0.8} ${x + random.between(-24, 24)} ${height}`,
  );
  const heads = flowers.map(
    ({ x, y, size }) =>
      path`M${x} ${y - size * 0.2}q${size * 0.4} ${-size} ${size} ${size * -0.3}t${size * -0.1} ${size * 1.1}q${size * -0.9} ${size * 0.9} ${size * -1.8} 0q${size * -0.7} ${size * -0.5} ${size * -0.1} ${size * -1.1}t${size} ${size * 0.3}z`,
  );
  const hearts = flowers.map(({ x, y }) => path`M${x} ${y + 10}h0`);
  return (
    stroke(second, 7, stems.join('')) +
    fill(hero, heads.join('')) +
    brushStroke(ink, 28, hearts.join(''))
  );
}

export const warScenes: Composition[] = [
  { name: 'searchlights', stance: 'standing', grounds: ['dusk', 'day'], draw: searchlights },
  { name: 'helmet-on-rifle', stance: 'standing', grounds: ['day', 'dusk'], draw: helmetOnRifle },
  { name: 'poppies', stance: 'floating', grounds: ['day', 'night'], draw: poppies },
];
