import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import { circle, fill, placed, repeat, stroke } from '#catalogue/posters/flat-shapes.ts';

function parachutes({ width, height, hero, ink, second, random }: Canvas): string {
  const canopy = (colour: string) =>
    fill(colour, 'M-80-60C-80-170 80-170 80-60Q60-82 40-60 20-82 0-60-20-82-40-60-60-82-80-60z') +
    stroke(ink, 3, 'M-80-60 0 36 80-60M-40-60 0 36 40-60') +
    fill(ink, 'M-11 30H11L13 62 8 100H1L0 74-1 100H-8L-13 62z') +
    circle(0, 22, 10, ink);
  const spots = [
    [0.3, 0.36, 1.35],
    [0.76, 0.24, 0.72],
    [0.7, 0.66, 1],
    [0.16, 0.82, 0.6],
  ] as const;
  return repeat(random.between(3, 4), (index) => {
    const [x, y, scale] = spots[index] ?? spots[0];
    return placed(
      width * x + random.between(-26, 26),
      height * y + random.between(-16, 16),
      canopy(index === 0 ? hero : random.pick([second, ink])),
      random.between(-8, 8),
      scale * (height / 520),
    );
  });
}

function squadron({ width, height, hero, ink, second, random }: Canvas): string {
  const size = Math.min(width, height);
  const plane =
    'M0-64Q12-60 13-20L84 14V32L13 22 9 58 32 72V82L0 76-32 82V72L-9 58-13 22-84 32V14L-13-20Q-12-60 0-64z';
  const wing = [
    [-120, 0],
    [120, 0],
    [0, 60],
    [-216, 110],
    [216, 110],
  ] as const;
  const followers = wing
    .slice(0, random.pick([2, 4, 5]))
    .map(([x, y]) => placed(x, y, fill(ink, plane), 0, 0.9));
  return (
    circle(width / 2, height * 0.5, size * 0.4, hero) +
    placed(
      width / 2,
      height * 0.52,
      placed(0, -120, fill(second, plane), 0, 1.2) + followers.join(''),
      random.between(-36, 36),
      size / 540,
    )
  );
}

function pawnAndCrown({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = height / 560;
  const colour = random.pick([hero, second]);
  const queen =
    fill(
      colour,
      'M-104 0V-44L-56-76Q-26-150-30-300H-60V-324H60V-300H30Q26-150 56-76L104-44V0zM-52-324L-92-448-44-406-24-474 0-414 24-474 44-406 92-448 52-324z',
    ) + circle(0, -490, 20, colour);
  const pawn =
    fill(ink, 'M-78 0V-36L-50-60Q-22-120-26-170H-46V-188H46V-170H26Q22-120 50-60L78-36V0z') +
    circle(0, -226, 50, ink);
  return (
    placed(width * 0.64, height, queen, random.between(3, 8), scale) +
    placed(width * 0.3, height, pawn, 0, scale)
  );
}

export const warSigns: Composition[] = [
  { name: 'parachutes', stance: 'floating', grounds: ['day', 'colour'], draw: parachutes },
  { name: 'squadron', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: squadron },
  { name: 'pawn-and-crown', stance: 'standing', grounds: ['day', 'dusk'], draw: pawnAndCrown },
];
