import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import { block, circle, fill, path, placed, repeat } from '#catalogue/posters/flat-shapes.ts';

function temple({ width, height, hero, ink, second, random }: Canvas): string {
  const columns = random.pick([4, 5, 6]);
  const top = height * 0.36;
  const span = width * 0.72;
  const left = (width - span) / 2;
  const pitch = span / columns;
  const broken = random.between(1, columns - 1);
  return (
    circle(width * random.pick([0.3, 0.5, 0.7]), height * 0.28, random.between(80, 120), hero) +
    fill(ink, path`M${left - 26} ${top} ${width / 2} ${top - 96} ${width - left + 26} ${top}z`) +
    block(left - 14, top + 8, span + 28, 22, ink) +
    repeat(columns, (index) =>
      block(
        left + index * pitch + pitch * 0.2,
        top + 38,
        pitch * 0.6,
        height * (index === broken ? 0.82 : 1),
        index === broken ? second : ink,
      ),
    ) +
    block(left - 20, height * 0.88, span + 40, 18, ink) +
    block(left - 56, height * 0.93, span + 112, height * 0.1, ink)
  );
}

function aqueduct({ width, height, hero, ink, second, random }: Canvas): string {
  const tiers = random.between(2, 3);
  const tall = (height * 0.66) / tiers;
  const fewest = random.between(3, 4);
  const openings = repeat(tiers, (tier) => {
    const pitch = (width + 60) / (fewest + tier);
    const half = pitch * 0.34;
    const straight = tall - half - 26;
    return repeat(fewest + tier, (index) => {
      const left = -30 + pitch * (index + 0.5) - half;
      return path`M${left} ${height - tier * tall}v${-straight}a${half} ${half} 0 0 1 ${half * 2} 0v${straight}z`;
    });
  });
  return (
    circle(width * random.pick([0.26, 0.74]), height * 0.2, random.between(54, 84), hero) +
    block(0, height * 0.34, width, height, ink) +
    fill(second, openings) +
    repeat(tiers, (tier) => block(-10, height - (tier + 1) * tall - 7, width + 20, 14, ink))
  );
}

function tallShip({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = height / 560;
  const level = height * 0.82;
  return (
    circle(width * random.pick([0.3, 0.68]), height * 0.34, random.between(100, 140), second) +
    placed(
      width / 2,
      level,
      block(-74, -380, 8, 380, ink) +
        block(36, -340, 8, 340, ink) +
        fill(
          hero,
          'M-150-360Q-110-290-150-220H-6Q34-290-6-360zM-160-206Q-116-140-160-76H0Q44-140 0-206z',
        ) +
        fill(
          hero,
          'M10-316Q40-260 10-206H112Q140-260 112-316zM4-192Q34-140 4-84H124Q152-140 124-192z',
        ) +
        fill(second, 'M-74-400-74-374-124-387z') +
        fill(ink, 'M124-90 236-110 150-30z') +
        fill(ink, 'M-190-66H-120L-110-40H150L190-60Q170 30 130 50H-130Q-176 0-190-66z'),
      random.between(-7, 5),
      scale,
    ) +
    fill(ink, path`M0 ${height}V${level + 14}q62-40 125 0t125 0 125 0 125 0V${height}z`)
  );
}

function pyramids({ width, height, hero, ink, second, random }: Canvas): string {
  const peak = width * random.within(0.38, 0.62);
  const level = height * 0.86;
  const top = height * 0.3;
  const small = random.pick([60, 420]);
  return (
    circle(width - peak + random.between(-30, 30), height * 0.26, random.between(64, 100), hero) +
    fill(
      second,
      path`M${small} ${height * 0.56} ${small + 150} ${level} ${small - 150} ${level}z`,
    ) +
    fill(second, path`M${peak} ${top} ${peak + 290} ${level + 10} ${peak - 290} ${level + 10}z`) +
    fill(ink, path`M${peak} ${top} ${peak + 290} ${level + 10} ${peak - 60} ${level + 10}z`) +
    block(0, level, width, height - level, ink)
  );
}

export const historyScenes: Composition[] = [
  { name: 'temple', stance: 'standing', grounds: ['day', 'dusk'], draw: temple },
  { name: 'aqueduct', stance: 'standing', grounds: ['day', 'dusk'], draw: aqueduct },
  { name: 'tall-ship', stance: 'standing', grounds: ['day', 'dusk'], draw: tallShip },
  { name: 'pyramids', stance: 'standing', grounds: ['day', 'dusk'], draw: pyramids },
];
