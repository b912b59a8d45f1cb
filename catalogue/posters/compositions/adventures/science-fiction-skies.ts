import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  brushStroke,
  circle,
  fill,
  onCircle,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function stars(count: number, { width, height, ink, random }: Canvas): string {
  const data = repeat(
    count,
    () => path`M${random.within(10, width - 10)} ${random.within(10, height - 10)}h0`,
  );
  return brushStroke(ink, 7, data);
}

function orbits({ width, height, hero, ink, second, random }: Canvas): string {
  const reach = Math.min(width, height) * 0.52;
  const flat = random.within(0.34, 0.46);
  const planets = [
    { part: 0.42, size: 16, colour: ink },
    { part: 0.66, size: 30, colour: second },
    { part: 0.9, size: 22, colour: hero },
  ].map(({ part, size, colour }) => {
    const across = reach * part;
    const down = across * flat;
    const orbit = path`M${-across} 0a${across} ${down} 0 1 0 ${across * 2} 0a${across} ${down} 0 1 0 ${across * -2} 0`;
    const [x, y] = onCircle(0, 0, across, random.between(0, 359));
    return stroke(ink, 4, orbit) + circle(x, y * flat, size, colour);
  });
  return placed(
    width / 2,
    height / 2,
    circle(0, 0, reach * 0.24, hero) + planets.join(''),
    random.between(-38, 38),
  );
}

function rocket(canvas: Canvas): string {
  const { width, height, ground, hero, ink, second, random } = canvas;
  const tipX = width * random.within(0.6, 0.72);
  const tipY = height * 0.2;
  const planet = random.between(230, 300);
  const scale = height / 560;
  return (
    stars(9, canvas) +
    circle(width * 0.2, height + planet * 0.42, planet, second) +
    fill(
      hero,
      path`M${tipX - 26} ${tipY + 130 * scale}Q${tipX - 40} ${height * 0.7} ${width * 0.16} ${height}h${width * 0.2}Q${tipX + 30} ${height * 0.8} ${tipX + 26} ${tipY + 130 * scale}z`,
    ) +
    placed(
      tipX,
      tipY,
      fill(ink, 'M-34 40-74 130-30 112zM34 40 74 130 30 112z') +
        fill(ink, 'M0-100C50-50 52 40 32 132H-32C-52 40-50-50 0-100z') +
        circle(0, 8, 17, ground),
      4,
      scale,
    )
  );
}

function ringedPlanet(canvas: Canvas): string {
  const { width, height, ground, hero, ink, second, random } = canvas;
  const radius = Math.min(width, height) * random.within(0.27, 0.32);
  const turn = random.between(-32, -10);
  const wide = radius * 1.75;
  const flat = radius * 0.42;
  const half = (sweep: number) => path`M${-wide} 0A${wide} ${flat} 0 0 ${sweep} ${wide} 0`;
  return (
    stars(14, canvas) +
    placed(
      width / 2,
      height * 0.48,
      stroke(ink, 16, half(1)) +
        circle(0, 0, radius, hero) +
        fill(
          second,
          path`M${-radius} 0A${radius} ${radius} 0 0 0 ${radius} 0Q0 ${radius * 0.5} ${-radius} 0z`,
        ) +
        stroke(ground, 34, half(0)) +
        stroke(ink, 16, half(0)),
      turn,
    )
  );
}

function planetRow({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.5, 0.5, 0.4, 0.6]);
  const sizes = random.pick([
    [0.055, 0.085, 0.13, 0.19],
    [0.12, 0.05, 0.18, 0.08],
    [0.04, 0.17, 0.09, 0.14],
  ]);
  const gap = (height * 0.96 - sizes.reduce((sum, size) => sum + size * 2 * height, 0)) / 5;
  const lit = random.between(0, 3);
  let y = height * 0.02 + gap;
  return sizes
    .map((size, index) => {
      const radius = size * height;
      y += radius;
      const planet =
        circle(x, y, radius, index === lit ? hero : ink) +
        fill(second, path`M${x} ${y - radius}a${radius} ${radius} 0 0 1 0 ${radius * 2}z`);
      y += radius + gap;
      return planet;
    })
    .join('');
}

export const scienceFictionSkies: Composition[] = [
  { name: 'orbits', stance: 'floating', grounds: ['night', 'colour', 'day'], draw: orbits },
  { name: 'rocket', stance: 'floating', grounds: ['night', 'colour'], draw: rocket },
  {
    name: 'ringed-planet',
    stance: 'floating',
    grounds: ['night', 'colour', 'day'],
    draw: ringedPlanet,
  },
  { name: 'planet-row', stance: 'floating', grounds: ['night', 'colour', 'day'], draw: planetRow },
];
