import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  cutOut,
  fill,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function popcorn({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const scale = height / 560;
  const stripes = random.pick([5, 7]);
  const kernels = [
    [-96, -262],
    [-40, -284],
    [20, -270],
    [84, -272],
    [-66, -318],
    [0, -334],
    [58, -316],
    [-16, -376],
  ];
  return placed(
    width / 2,
    height * 0.96,
    kernels
      .map(([x = 0, y = 0], index) =>
        circle(
          x + random.between(-8, 8),
          y + random.between(-8, 8),
          random.between(36, 46),
          index % 3 ? second : ink,
        ),
      )
      .join('') +
      circle(random.pick([-150, 150]), -400, 26, second) +
      fill(hero, 'M-140-250 140-250 104 0-104 0z') +
      repeat((stripes - 1) / 2, (index) => {
        const top = (position: number) => -140 + (280 / stripes) * position;
        const at = index * 2 + 1;
        return fill(
          ground,
          path`M${top(at)}-250 ${top(at + 1)}-250 ${top(at + 1) * 0.743} 0 ${top(at) * 0.743} 0z`,
        );
      }) +
      block(-150, -262, 300, 18, ink),
    random.between(-5, 5),
    scale,
  );
}

function sofa({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = Math.min(width / 470, height / 460);
  const lampX = random.pick([-150, 150]);
  return (
    placed(
      width / 2,
      height * 0.82,
      fill(
        second,
        path`M${lampX - 30}-330 ${lampX + 30}-330 ${lampX + 66}-240 ${lampX - 66}-240z`,
      ) +
        block(lampX - 4, -240, 8, 240, ink) +
        block(-170, -190, 340, 150, hero, 46) +
        block(-150, -96, 300, 66, hero) +
        block(-3, -180, 6, 150, ink) +
        block(-216, -128, 76, 112, ink, 36) +
        block(140, -128, 76, 112, ink, 36) +
        block(-180, -46, 360, 30, ink) +
        fill(ink, 'M-170-16-150-16-162 14-172 14z') +
        fill(ink, 'M170-16 150-16 162 14 172 14z') +
        placed(
          random.pick([-100, 100]),
          -112,
          fill(second, 'M-38-34 38-40 42 34-34 38z'),
          random.between(-14, 14),
        ),
      0,
      scale,
    ) + block(0, height * 0.82 + 14 * scale, width, 8, ink)
  );
}

function television({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const scale = Math.min(width / 480, height / 500);
  const screen = block(-164, -124, 250, 244, hero, 38);
  const programmes = [
    repeat(4, (index) => block(-150, -100 + index * 48, 220, 24, [ink, second][index % 2] ?? ink)),
    circle(-40, -10, 74, second) + circle(-40, -10, 30, ink),
    fill(second, 'M-150 92-150-110 70 92z') + circle(24, -54, 34, ink),
  ];
  return placed(
    width / 2,
    height * 0.54,
    stroke(ink, 9, 'M0-150-90-250M0-150 84-262') +
      circle(-90, -250, 13, hero) +
      circle(84, -262, 13, hero) +
      stroke(ink, 15, 'M-120 140-146 206M120 140 146 206') +
      block(-200, -160, 400, 316, ink, 44) +
      screen +
      cutOut(screen, random.pick(programmes)) +
      circle(142, -84, 24, ground) +
      circle(142, -14, 24, second) +
      repeat(4, (index) => block(120, 36 + index * 20, 46, 8, ground)),
    random.between(-5, 5),
    scale,
  );
}

function iceCream({ width, height, hero, ink, second, random }: Canvas): string {
  const scoops = random.between(2, 3);
  const scale = height / (scoops === 3 ? 600 : 540);
  const colours = random.pick([
    [hero, second, ink],
    [second, hero, ink],
  ]);
  return placed(
    width / 2,
    height * 0.96,
    repeat(scoops, (index) =>
      circle([-44, 44, 0][index] ?? 0, index === 2 ? -350 : -256, 84, colours[index] ?? hero),
    ) +
      circle([-44, 0][scoops - 2] ?? 0, scoops === 3 ? -450 : -352, 22, ink) +
      fill(ink, 'M-112-220 112-220 0 0z') +
      stroke(second, 6, 'M-60-220 36-72M0-220 58-116M60-220-36-72M0-220-58-116') +
      fill(
        colours[1] ?? second,
        'M-128-236Q0-270 128-236L112-196Q84-160 66-200 50-150 26-200 0-160-24-200-48-156-66-200-90-164-112-196z',
      ),
    random.between(-9, 9),
    scale,
  );
}

export const comedyEvenings: Composition[] = [
  { name: 'popcorn', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: popcorn },
  { name: 'sofa', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: sofa },
  { name: 'television', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: television },
  { name: 'ice-cream', stance: 'floating', grounds: ['day', 'night'], draw: iceCream },
];
