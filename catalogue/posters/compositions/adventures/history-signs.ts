import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  fill,
  type Point,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function crown({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const points = random.pick([3, 5]);
  const pitch = 380 / (points - 1);
  const tips = Array.from({ length: points }, (_, index): Point => {
    const isMiddle = index === (points - 1) / 2;
    return [
      -190 + pitch * index,
      index === 0 || index === points - 1 ? -90 : isMiddle ? -170 : -100,
    ];
  });
  const peaks = tips.map(([x, y], index) =>
    index < points - 1 ? path`${x} ${y} ${x + pitch / 2} 10` : path`${x} ${y}`,
  );
  const gems = repeat(5, (index) =>
    fill(index % 2 ? second : ground, path`M${-128 + index * 64} 129l14 14-14 14-14-14z`),
  );
  return placed(
    width / 2,
    height * 0.54,
    fill(hero, `M-160 110 ${peaks.join(' ')} 160 110z`) +
      tips.map(([x, y]) => circle(x, y - 18, 20, second)).join('') +
      block(-160, 124, 320, 38, ink) +
      gems,
    random.pick([0, 0, -14, 12]),
    Math.min(width, height) / 460,
  );
}

function hourglass({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const level = random.between(40, 130);
  const half = 100 - level * 0.2;
  const sand = path`M${-half} ${level - 190}H${half}C92-70 8-50 6 0V130L100 190H-100L-6 130V0C-8-50-92-70 ${-half} ${level - 190}z`;
  return placed(
    width / 2,
    height / 2,
    fill(
      second,
      'M-112-190H112C112-70 14-50 14 0 14 50 112 70 112 190H-112C-112 70-14 50-14 0-14-50-112-70-112-190z',
    ) +
      fill(hero, sand) +
      block(-146, -222, 292, 32, ink) +
      block(-146, 190, 292, 32, ink) +
      block(-134, -190, 12, 380, ink) +
      block(122, -190, 12, 380, ink) +
      circle(0, 0, 9, ground),
    random.pick([0, 0, -12, 10]),
    height / 540,
  );
}

function banners({ width, height, hero, ink, second, random }: Canvas): string {
  const count = random.between(3, 5);
  const pitch = (width - 40) / count;
  const wide = pitch * 0.8;
  const top = height * 0.08;
  const colours = [
    [hero, ink],
    [ink, second],
    [second, ink],
  ] as const;
  // Centred on (0,0), half as wide as the banner.
  const emblems = (colour: string) => [
    circle(0, 0, 26, colour),
    fill(colour, 'M0-36 30 0 0 36-30 0z'),
    block(-10, -40, 20, 80, colour) + block(-40, -16, 80, 20, colour),
  ];
  return (
    block(0, top - 2, width, 10, ink) +
    repeat(count, (index) => {
      const x = 20 + (index + 0.1) * pitch;
      const foot = height * random.within(0.66, 0.94);
      const [cloth, sign] = colours[index % 3] ?? colours[0];
      const shape = path`M${x} ${top}h${wide}V${foot}l${wide / -2} ${wide / -2}L${x} ${foot}z`;
      const emblem = placed(x + wide / 2, height * 0.34, random.pick(emblems(sign)), 0, wide / 100);
      return fill(cloth, shape) + emblem;
    })
  );
}

function quill({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const scale = height / 540;
  return placed(
    width * 0.46,
    height * 0.9,
    fill(hero, 'M-6-90C10-300 60-420 190-470 210-330 150-190 20-110z') +
      stroke(ground, 5, 'M0-60C30-260 90-380 180-450M74-250 130-270M96-296 160-320M50-200 96-210') +
      stroke(ink, 8, 'M-6-40Q10-130 40-200') +
      fill(ink, 'M-110 20V-30Q-106-80-46-90V-120H34V-90Q94-80 98-30V20z') +
      fill(second, 'M-110 0H98V20H-110z'),
    random.between(-6, 6),
    scale,
  );
}

export const historySigns: Composition[] = [
  { name: 'crown', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: crown },
  { name: 'hourglass', stance: 'floating', grounds: ['day', 'night'], draw: hourglass },
  { name: 'banners', stance: 'floating', grounds: ['day', 'night'], draw: banners },
  { name: 'quill', stance: 'floating', grounds: ['day', 'night'], draw: quill },
];
