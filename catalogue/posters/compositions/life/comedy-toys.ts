import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  onCircle,
  oval,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function bouncingBall({ width, height, hero, ink, second, random }: Canvas): string {
  const floor = height * 0.84;
  const ball = random.between(48, 66);
  const first = height * 0.1;
  const [one, two, three] = [width * 0.2, width * 0.56, width * 0.84];
  return (
    block(0, floor, width, 12, ink) +
    stroke(
      ink,
      6,
      path`M-20 ${first + 60}Q${one * 0.7} ${first + 100} ${one} ${floor - 10}C${one + 40} ${height * 0.16} ${two - 40} ${height * 0.16} ${two} ${floor - 10}C${two + 26} ${height * 0.42} ${three - 40} ${height * 0.4} ${three} ${height * 0.5}`,
      ' stroke-dasharray="3 22" stroke-linecap="round"',
    ) +
    circle((one + two) / 2, height * 0.24, ball, hero) +
    oval(one, floor - ball * 0.6, ball * 1.2, ball * 0.62, second) +
    circle(three, height * 0.5, ball, ink)
  );
}

function rubberDuck({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = Math.min(width / 500, height / 480);
  const level = height * 0.72;
  const waves = random.between(2, 3);
  return (
    placed(
      width * 0.5,
      level,
      fill(
        hero,
        'M-170-60Q-200-130-186-150-130-90-40-100H60Q160-90 150 0 140 90 0 90-130 90-160 0z',
      ) +
        circle(70, -150, 84, hero) +
        fill(second, 'M140-168Q210-170 216-140 190-116 136-122z') +
        circle(90, -172, 15, ink) +
        brushStroke(ink, 8, 'M-70-30Q0 40 70-34'),
      random.between(-8, 6),
      scale,
    ) +
    repeat(waves, (index) => {
      const y = level + 30 + index * 58;
      return fill(
        index % 2 ? second : ink,
        path`M-60 ${y}q31-36 62 0t62 0 62 0 62 0 62 0 62 0 62 0 62 0 62 0 62 0V${height}H-60z`,
      );
    })
  );
}

function dominoes({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const floor = height * 0.84;
  const tall = height * 0.38;
  const odd = random.between(0, 5);
  const pips = path`M7 ${-tall / 2 - 3}h30v6h-30zM22 ${tall * -0.8}l9 9-9 9-9-9zM14 ${tall * -0.36}l8 8-8 8-8-8zM30 ${tall * -0.2}l8 8-8 8-8-8z`;
  const tiles = [64, 46, 30, 14, 0, 0].map((turn, index) => {
    const colour = index === odd ? second : index % 2 ? ink : hero;
    const tile = block(0, -tall, 44, tall, colour) + fill(ground, pips);
    return placed(114 + index * 68 - turn, floor, placed(-44, 0, tile), turn);
  });
  return block(0, floor, width, 9, ink) + tiles.join('');
}

function confetti({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width / 2;
  const y = height * 0.88;
  const reach = height * 0.78;
  const piece = () => {
    const [left, top] = onCircle(x, y - 60, random.within(150, reach), random.between(-146, -34));
    const [right, down] = onCircle(0, 0, random.between(13, 24), random.between(0, 90));
    const isSquare = random.chance(0.6);
    return path`M${left} ${top}l${right} ${down} ${-down} ${right}`.concat(
      isSquare ? path`l${-right} ${-down}z` : 'z',
    );
  };
  return (
    [hero, second, ink].map((colour) => fill(colour, repeat(7, piece))).join('') +
    fill(hero, path`M${x - 112} ${y - 190}h224L${x} ${y + 60}z`) +
    fill(second, path`M${x - 78} ${y - 132}h156l-30 56h-96z`) +
    oval(x, y - 190, 112, 30, ink)
  );
}

function rabbitInHat({ width, height, hero, ink, second, random }: Canvas): string {
  const ear = oval(0, -110, 30, 120, hero) + oval(0, -104, 13, 86, second);
  return placed(
    width / 2,
    height * 0.96,
    placed(-34, -280, ear, -8) +
      placed(34, -280, ear, random.pick([8, 42])) +
      circle(0, -280, 84, hero) +
      circle(-32, -296, 11, ink) +
      circle(32, -296, 11, ink) +
      fill(second, 'M-14-268H14L0-250z') +
      fill(ink, 'M-130-220H130L104 0H-104z') +
      block(-180, -240, 360, 36, ink, 18) +
      fill(second, 'M-124-170H124L118-120H-118z'),
    0,
    height / 560,
  );
}

export const comedyToys: Composition[] = [
  {
    name: 'bouncing-ball',
    stance: 'floating',
    grounds: ['day', 'colour', 'night'],
    draw: bouncingBall,
  },
  { name: 'rubber-duck', stance: 'standing', grounds: ['day', 'dusk'], draw: rubberDuck },
  { name: 'dominoes', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: dominoes },
  { name: 'confetti', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: confetti },
  { name: 'rabbit-in-hat', stance: 'floating', grounds: ['day', 'colour'], draw: rabbitInHat },
];
