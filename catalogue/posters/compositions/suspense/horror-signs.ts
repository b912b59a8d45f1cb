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
} from '#catalogue/posters/flat-shapes.ts';

function claws({ width, height, ground, hero, second, random }: Canvas): string {
  const count = random.between(3, 4);
  const lean = random.between(60, 130);
  return (
    block(0, 0, width, height, random.chance(0.6) ? hero : second) +
    repeat(count, (index) => {
      const x = width * ((index + 0.9) / (count + 0.8));
      const top = height * random.within(0.04, 0.16);
      const foot = height * random.within(0.8, 0.97);
      const thick = random.between(20, 30);
      return fill(
        ground,
        path`M${x + lean / 2} ${top}Q${x + thick + 12} ${height * 0.5} ${x - lean / 2} ${foot}Q${x - thick} ${height * 0.48} ${x + lean / 2} ${top}z`,
      );
    })
  );
}

function teeth({ width, height, ground, hero, ink, random }: Canvas): string {
  const count = random.between(5, 7);
  const breadth = width / count;
  const top = height * 0.1;
  const foot = height * 0.92;
  // The teeth are longest in the middle of the mouth.
  const lengths = Array.from(
    { length: count },
    (_, index) =>
      height *
      (0.15 + 0.15 * Math.sin(((index + 0.5) / count) * Math.PI)) *
      random.within(0.8, 1.25),
  );
  const row = (gum: number, part: number) =>
    lengths
      .map((length, index) => {
        const x = breadth * index;
        return path`L${x + breadth / 2} ${gum + length * part} ${x + breadth} ${gum}`;
      })
      .join('');
  const upperLip = path`Q${width / 2} ${top * -0.4} ${width} ${top}`;
  const lowerLip = path`Q${width / 2} ${height + top * 0.4} ${width} ${foot}`;
  return (
    block(0, 0, width, height, hero) +
    fill(ink, path`M0 ${top}`.concat(upperLip, path`V${foot}H0z`)) +
    fill(ink, path`M0 ${foot}`.concat(lowerLip, 'z')) +
    fill(
      ground,
      path`M${width} ${top + 30}V${top}Q${width / 2} ${top * -0.4} 0 ${top}V${top + 30}`.concat(
        row(top + 30, 1),
        'z',
      ),
    ) +
    fill(
      ground,
      path`M${width} ${foot - 24}V${foot}Q${width / 2} ${height + top * 0.4} 0 ${foot}V${foot - 24}`.concat(
        row(foot - 24, -0.8),
        'z',
      ),
    )
  );
}

function drip({ width, height, hero, second, random }: Canvas): string {
  const count = random.between(5, 7);
  const half = width / count / 2;
  const gap = half * 0.3;
  const drop = half - gap;
  const curtain = (colour: string, foot: number, shortest: number, longest: number) => {
    const drops = repeat(count, () => {
      const long = height * random.within(shortest, longest);
      return path`a${gap} ${gap} 0 0 1 ${gap} ${gap}v${long}a${drop} ${drop} 0 0 0 ${drop * 2} 0v${-long}a${gap} ${gap} 0 0 1 ${gap} ${-gap}`;
    });
    return fill(colour, path`M0-9V${foot}`.concat(drops, 'V-9z'));
  };
  return curtain(second, height * 0.22, 0.24, 0.56) + curtain(hero, height * 0.14, 0.02, 0.4);
}

function skull({ width, height, ground, hero, ink, random }: Canvas): string {
  const scale = Math.min(width / 500, height / 520);
  const tilt = random.between(-9, 9);
  return placed(
    width / 2,
    height * 0.46,
    fill(
      ink,
      'M-160-20C-160-260 160-260 160-20 160 50 120 60 104 84V168H-104V84C-120 60-160 50-160-20z',
    ) +
      circle(-68, -14, 50, ground) +
      circle(68, -14, 50, ground) +
      circle(random.pick([-68, 68]), -14, 22, hero) +
      fill(ground, 'M0 34 22 82H-22z') +
      repeat(5, (index) => block(-74 + index * 34, 116, 9, 60, ground)),
    tilt,
    scale,
  );
}

function spider({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.4, 0.5, 0.6]);
  const y = height * random.within(0.46, 0.58);
  const legs = [-1, 1].flatMap((side) =>
    [
      [70, -96, 120, -20],
      [96, -54, 152, 40],
      [90, 10, 136, 116],
      [60, 56, 84, 170],
    ].map(([a, b, c, d]) => `M0 0L${side * (a ?? 0)} ${b} ${side * (c ?? 0)} ${d}`),
  );
  return (
    circle(x + random.between(-40, 40), y, random.between(170, 200), second) +
    block(x - 2, 0, 4, y, ink) +
    placed(
      x,
      y,
      brushStroke(ink, 11, legs.join('')) +
        oval(0, 34, 52, 66, ink) +
        circle(0, -38, 30, ink) +
        fill(hero, 'M-22 10 22 10 0 38 22 66-22 66 0 38z'),
    )
  );
}

export const horrorSigns: Composition[] = [
  { name: 'claws', stance: 'floating', grounds: ['night', 'colour'], draw: claws },
  { name: 'teeth', stance: 'floating', grounds: ['night', 'day'], draw: teeth },
  { name: 'drip', stance: 'floating', grounds: ['night', 'day'], draw: drip },
  { name: 'skull', stance: 'floating', grounds: ['night', 'colour', 'day'], draw: skull },
  { name: 'spider', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: spider },
];
