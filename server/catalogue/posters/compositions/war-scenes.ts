import type { Canvas, Composition } from '#server/catalogue/posters/canvas.ts';
import {
  circle,
  fill,
  path,
  placed,
  repeat,
  stroke,
} from '#server/catalogue/posters/flat-shapes.ts';

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
  const count = random.between(4, 6);
  const flowers = Array.from({ length: count }, (_, index) => ({
    x: (width * (index + 0.6)) / (count + 0.2),
    y: height * random.within(0.16, 0.62),
    size: random.within(0.44, 0.7),
  }));
  const stems = flowers.map(
    ({ x, y }) =>
      path`M${x} ${y}Q${x + random.between(-40, 40)} ${height * 0.8} ${x + random.between(-24, 24)} ${height}`,
  );
  const head =
    fill(hero, 'M0-20q40-100 100-30t-10 110q-90 90-180 0-70-50-10-110t100 30z') +
    circle(0, 16, 26, ink);
  return (
    stroke(second, 7, stems.join('')) +
    flowers.map(({ x, y, size }) => placed(x, y, head, random.between(-16, 16), size)).join('')
  );
}

function barbedWire({ width, height, hero, ink, second, random }: Canvas): string {
  const lines = 3;
  const lean = random.between(-40, 40);
  return (
    circle(
      width * random.pick([0.36, 0.5, 0.64]),
      height * 0.44,
      random.between(130, 170),
      random.pick([hero, second]),
    ) +
    repeat(lines, (index) => {
      const y = height * (0.26 + index * 0.22);
      let barbs = '';
      const offset = random.between(20, 90);
      for (let x = offset; x < width; x += 124) {
        const at = y + (lean * x) / width;
        barbs += path`M${x - 15} ${at - 26}l30 52M${x + 15} ${at - 26}l-30 52`;
      }
      return stroke(ink, 6, path`M0 ${y}L${width} ${y + lean}`) + stroke(ink, 8, barbs);
    })
  );
}

export const warScenes: Composition[] = [
  { name: 'searchlights', stance: 'standing', grounds: ['dusk', 'day'], draw: searchlights },
  { name: 'helmet-on-rifle', stance: 'standing', grounds: ['day', 'dusk'], draw: helmetOnRifle },
  { name: 'poppies', stance: 'floating', grounds: ['day', 'night'], draw: poppies },
  {
    name: 'barbed-wire',
    stance: 'floating',
    grounds: ['day', 'colour', 'night'],
    draw: barbedWire,
  },
];
