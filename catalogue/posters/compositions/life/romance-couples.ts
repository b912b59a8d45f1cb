import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  fill,
  mirrored,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

const bird = 'M-64 6Q-40-44 10-40 22-64 48-58L72-46 52-40Q54 10 0 14L-30 12-86 34z';

function profiles({ width, height, hero, ink, second, random }: Canvas): string {
  const face =
    'M-480 0V-470H-260Q-150-500-92-440-60-400-66-360L-66-330Q-60-306-24-270-20-258-50-250-54-240-40-226-44-214-52-212-38-200-46-186-60-176-58-160-60-124-100-122-120-118-126-90-130-36-122 0z';
  const scale = height / 500;
  const gap = random.between(2, 34);
  return (
    circle(width / 2, height * 0.4, random.between(150, 190), second) +
    placed(width / 2 - gap, height, fill(ink, face), 0, scale) +
    mirrored(width / 2, placed(width / 2 - gap, height, fill(hero, face), 0, scale))
  );
}

function umbrella({ width, height, hero, ink, second, random }: Canvas): string {
  const rain = repeat(
    26,
    () => path`M${random.within(-20, width)} ${random.within(-20, height)}l-16 46`,
  );
  const scale = height / 560;
  return (
    stroke(second, 5, rain) +
    placed(
      width * random.pick([0.44, 0.5, 0.56]),
      height * 0.98,
      fill(
        ink,
        'M-44 0-58-150Q-66-216-34-218-2-216-6-160L-14 0zM14 0 6-160Q2-216 34-218 66-216 58-150L44 0z',
      ) +
        circle(-34, -246, 25, ink) +
        circle(34, -246, 25, ink) +
        block(-4, -350, 8, 190, ink) +
        fill(
          hero,
          'M-180-270C-170-440 170-440 180-270Q150-300 120-270 90-300 60-270 30-300 0-270-30-300-60-270-90-300-120-270-150-300-180-270z',
        ),
      random.between(-5, 5),
      scale,
    )
  );
}

function birdsOnWire({ width, height, hero, ink, second, random }: Canvas): string {
  const y = height * 0.52;
  const apart = random.between(72, 90);
  const x = width * random.within(0.42, 0.58);
  const wire = (low: number) => path`M0 ${low - 30}Q250 ${low + 52} 500 ${low - 14}`;
  return (
    circle(random.between(120, 380), height * 0.36, random.between(90, 130), second) +
    stroke(
      ink,
      5,
      repeat(3, (index) => wire(y + index * height * 0.18)),
    ) +
    placed(x - apart, y - 4, fill(ink, bird), 0, 1.15) +
    mirrored(x, placed(x - apart, y - 4, fill(hero, bird), 0, 1.15))
  );
}

function coupes({ width, height, hero, ink, second, random }: Canvas): string {
  const glass = (wine: string) =>
    fill(wine, 'M-82-150H82Q60-70 0-66-60-70-82-150z') +
    stroke(ink, 9, 'M-94-196Q-96-62 0-60 96-62 94-196zM0-60V130M-64 132H64');
  const scale = height / 520;
  const tilt = random.between(10, 16);
  return (
    repeat(7, () =>
      circle(
        width / 2 + random.between(-110, 110),
        height * random.within(0.06, 0.34),
        random.between(5, 15),
        random.pick([hero, second]),
      ),
    ) +
    placed(width / 2 - 112 * scale, height * 0.68, glass(hero), tilt, scale) +
    placed(width / 2 + 112 * scale, height * 0.68, glass(second), -tilt, scale)
  );
}

function bridge({ width, height, hero, ink, second, random }: Canvas): string {
  const deck = height * 0.6;
  const arches = random.between(2, 3);
  const span = width / arches;
  const half = span / 2 - 16;
  const under = repeat(
    arches,
    (index) =>
      path`M${index * span + 16} ${height}V${deck + 120}a${half} ${Math.min(90, half)} 0 0 1 ${half * 2} 0V${height}z`,
  );
  const couple = width * random.within(0.36, 0.64);
  return (
    circle(couple + random.between(-70, 70), height * 0.36, random.between(110, 140), hero) +
    fill(ink, path`M0 ${deck + 24}Q${width / 2} ${deck - 40} ${width} ${deck + 24}V${height}H0z`) +
    fill(second, under) +
    placed(
      couple,
      deck + 4,
      fill(ink, 'M-30 10-34-70Q-30-92-16-92-2-92 0-70 2-92 16-92 30-92 34-70L40 10z') +
        circle(-15, -108, 16, ink) +
        circle(14, -104, 15, ink),
    )
  );
}

export const romanceCouples: Composition[] = [
  { name: 'profiles', stance: 'standing', grounds: ['day', 'dusk'], draw: profiles },
  { name: 'umbrella', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: umbrella },
  { name: 'birds-on-wire', stance: 'floating', grounds: ['day', 'colour'], draw: birdsOnWire },
  { name: 'coupes', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: coupes },
  { name: 'bridge', stance: 'standing', grounds: ['day', 'dusk'], draw: bridge },
];
