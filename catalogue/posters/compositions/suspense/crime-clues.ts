import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  cutOut,
  fill,
  onCircle,
  oval,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function fingerprint({ width, height, hero, ink, random }: Canvas): string {
  const marked = random.between(1, 4);
  const flare = random.between(20, 50);
  const ridges = repeat(8, (index) => {
    const half = 10 + index * 25;
    const tall = 34 + index * 27;
    return stroke(
      index === marked ? ink : hero,
      14,
      path`M${-half - flare} 230Q${-half} 90 ${-half} 10C${-half} ${-tall} ${half} ${-tall} ${half} 10Q${half} 90 ${half - flare} 230`,
    );
  });
  return placed(
    width / 2,
    height * 0.5,
    cutOut(block(-150, -205, 300, 410, hero, 150), ridges),
    random.between(-24, 24),
    Math.min(width, height) / 460,
  );
}

function cylinder({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.5, 0.5, 0.62]);
  const y = height * 0.5;
  const radius = Math.min(width, height) * 0.42;
  const turn = random.between(0, 59);
  const loaded = random.between(0, 5);
  return (
    circle(x + 14, y + 14, radius, second) +
    circle(x, y, radius, ink) +
    repeat(6, (index) => {
      const [holeX, holeY] = onCircle(x, y, radius * 0.6, turn + index * 60);
      const bullet = index === loaded ? circle(holeX, holeY, radius * 0.09, ink) : '';
      return circle(holeX, holeY, radius * 0.22, index === loaded ? hero : ground) + bullet;
    }) +
    circle(x, y, radius * 0.1, ground)
  );
}

function cards({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const [suit, colour] = random.pick([
    ['M0-52 38 0 0 52-38 0z', hero],
    ['M0 46C-70 0-56-52-24-52-8-52 0-38 0-30 0-38 8-52 24-52 56-52 70 0 0 46z', hero],
    [
      'M0-54C50-10 56 6 48 22 40 38 16 34 8 22Q10 42 22 52H-22Q-10 42-8 22C-16 34-40 38-48 22-56 6-50-10 0-54z',
      ink,
    ],
  ] as const);
  const card = (back: string) => block(-105, -470, 210, 310, back, 16);
  const face = block(-96, -461, 192, 292, ground, 9) + placed(0, -315, fill(colour, suit), 0, 1.35);
  const spread = random.between(14, 20);
  return placed(
    width / 2,
    height * 0.98,
    placed(0, 0, card(second), -spread) +
      card(ink) +
      placed(0, 0, card(colour === ink ? hero : ink) + face, spread),
    0,
    height / 560,
  );
}

function handcuffs({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = Math.min(width, height) / 460;
  const cuff = (colour: string) =>
    stroke(colour, 26, 'M-66 60A92 92 0 1 1 66 60') +
    block(-78, 48, 156, 34, colour) +
    circle(0, 65, 8, ink === colour ? second : ink);
  return placed(
    width / 2,
    height / 2,
    stroke(second, 13, 'M-40 20Q0 70 44-20') +
      placed(-96, -66, cuff(hero), random.between(100, 140) - 180) +
      placed(100, 84, cuff(ink), random.between(130, 170)),
    random.between(-24, 24),
    scale,
  );
}

function burningMatch({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const scale = height / 560;
  const x = width * random.pick([0.44, 0.5, 0.56]);
  return placed(
    x,
    height * 0.4,
    block(-11, 30, 22, 520, ink) +
      fill(second, 'M0-200C110-60 116 20 84 66 56 108-56 108-84 66-120 10-40-60 0-200z') +
      fill(hero, 'M6-110C70-20 74 30 50 60 30 88-30 88-50 60-70 24-20-10 6-110z') +
      fill(ground, 'M2-30C30 10 34 40 22 56 10 70-14 70-24 56-34 36-8 20 2-30z') +
      oval(0, 44, 19, 32, ink),
    random.between(-16, 16),
    scale,
  );
}

export const crimeClues: Composition[] = [
  {
    name: 'fingerprint',
    stance: 'floating',
    grounds: ['day', 'night', 'colour'],
    draw: fingerprint,
  },
  { name: 'cylinder', stance: 'floating', grounds: ['day', 'colour'], draw: cylinder },
  { name: 'cards', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: cards },
  { name: 'handcuffs', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: handcuffs },
  { name: 'burning-match', stance: 'floating', grounds: ['night', 'day'], draw: burningMatch },
];
