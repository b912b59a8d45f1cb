import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  circle,
  fill,
  onCircle,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function eye({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const y = height * 0.5;
  const open = height * random.within(0.3, 0.42);
  const iris = random.between(88, 108);
  const look = random.between(-50, 50);
  const lashes = random.chance(0.5);
  return (
    (lashes
      ? repeat(9, (index) => {
          const [x1, y1] = onCircle(width / 2, y + 60, 230, 206 + index * 16);
          const [x2, y2] = onCircle(width / 2, y + 60, 330, 206 + index * 16);
          return stroke(ink, 9, path`M${x1} ${y1}L${x2} ${y2}`);
        })
      : '') +
    fill(
      ink,
      path`M0 ${y}Q${width / 2} ${y - open * 1.5} ${width} ${y}Q${width / 2} ${y + open * 1.5} 0 ${y}z`,
    ) +
    fill(
      lashes ? ground : second,
      path`M36 ${y}Q${width / 2} ${y - open * 1.15} ${width - 36} ${y}Q${width / 2} ${y + open * 1.15} 36 ${y}z`,
    ) +
    circle(width / 2 + look, y, iris, hero) +
    circle(width / 2 + look, y, iris * 0.56, ink) +
    circle(width / 2 + look + iris * 0.3, y - iris * 0.3, iris * 0.16, ground)
  );
}

function spiral({ width, height, hero, second, random }: Canvas): string {
  const x = width / 2;
  const y = height / 2;
  const pitch = random.between(30, 40);
  const arms = random.pick([[hero], [hero, second]]) as string[];
  return arms
    .map((colour, arm) => {
      let data = path`M${x} ${y}`;
      let side = arm === 0 ? 1 : -1;
      for (let radius = pitch / 2; radius < 330; radius += pitch / 2) {
        data += path`a${radius} ${radius} 0 0 1 ${side * radius * 2} 0`;
        side = -side;
      }
      return stroke(colour, pitch * (arms.length > 1 ? 0.3 : 0.42), data);
    })
    .join('');
}

function slicedDisc({ width, height, hero, ink, second, random }: Canvas): string {
  const strips = random.between(6, 8);
  const x = width / 2;
  const y = height * 0.48;
  const radius = Math.min(width, height) * 0.37;
  const tall = (radius * 2) / strips;
  const broken = random.between(1, strips - 3);
  return repeat(strips, (index) => {
    const from = -radius + index * tall;
    const half = (at: number) => Math.sqrt(Math.max(radius ** 2 - at ** 2, 0));
    const shift = index < broken ? -18 : index > broken + 1 ? 22 : random.pick([-86, 92]);
    const data = path`M${x + shift - half(from)} ${y + from}A${radius} ${radius} 0 0 0 ${x + shift - half(from + tall)} ${y + from + tall - 5}H${x + shift + half(from + tall)}A${radius} ${radius} 0 0 0 ${x + shift + half(from)} ${y + from}z`;
    return fill(index === broken ? hero : index === broken + 1 ? second : ink, data);
  });
}

function maze({ width, height, hero, ink, random }: Canvas): string {
  const pitch = (Math.min(width, height) * 0.46) / 6;
  const walls = repeat(6, (index) => {
    const radius = pitch * (index + 1);
    const opening = pitch * 0.95;
    const [toX, toY] = onCircle(0, 0, radius, (opening / radius) * -57);
    const wall = stroke(ink, 13, path`M${radius} 0A${radius} ${radius} 0 1 1 ${toX} ${toY}`);
    return placed(0, 0, wall, random.between(0, 359));
  });
  return placed(width / 2, height / 2, walls + circle(0, 0, pitch * 0.42, hero));
}

export const thrillerSigns: Composition[] = [
  { name: 'eye', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: eye },
  { name: 'spiral', stance: 'floating', grounds: ['day', 'night'], draw: spiral },
  {
    name: 'sliced-disc',
    stance: 'floating',
    grounds: ['day', 'night', 'colour'],
    draw: slicedDisc,
  },
  { name: 'maze', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: maze },
];
