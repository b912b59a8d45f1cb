import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  fill,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function lighthouse({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.34, 0.66, 0.5]);
  const lamp = height * 0.24;
  const floor = height * 0.88;
  const beam = random.between(30, 70);
  return (
    fill(
      hero,
      path`M${x} ${lamp} ${width + 40} ${lamp - beam - 30} ${width + 40} ${lamp + beam}z`,
    ) +
    fill(hero, path`M${x} ${lamp}-40 ${lamp - beam}-40 ${lamp + beam + 30}z`) +
    fill(
      ink,
      path`M${x - 36} ${lamp + 40} ${x + 36} ${lamp + 40} ${x + 62} ${floor + 30} ${x - 62} ${floor + 30}z`,
    ) +
    repeat(2, (index) => {
      const top = lamp + 40 + (floor - lamp) * (0.2 + index * 0.38);
      const half = 36 + 26 * (0.2 + index * 0.38);
      return fill(
        second,
        path`M${x - half} ${top} ${x + half} ${top} ${x + half + 5} ${top + 48} ${x - half - 5} ${top + 48}z`,
      );
    }) +
    block(x - 24, lamp - 24, 48, 56, ink) +
    block(x - 15, lamp - 16, 30, 34, hero) +
    block(x - 48, lamp + 28, 96, 14, ink) +
    fill(ink, path`M${x - 34} ${lamp - 22}a34 34 0 0 1 68 0z`) +
    fill(
      ink,
      path`M0 ${height}V${floor + 34}Q${x - 120} ${floor - 10} ${x} ${floor - 14}T${width} ${floor + 40}V${height}z`,
    )
  );
}

function streetLamp({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.32, 0.4]);
  const top = height * 0.2;
  const floor = height * 0.9;
  const person = random.chance(0.6);
  return (
    fill(
      hero,
      path`M${x + 84} ${top + 20} ${x + 132} ${top + 20} ${x + 236} ${floor} ${x - 20} ${floor}z`,
    ) +
    stroke(
      ink,
      13,
      path`M${x} ${floor}V${top + 40}Q${x} ${top - 30} ${x + 70} ${top - 30}H${x + 108}V${top}`,
    ) +
    fill(ink, path`M${x + 62} ${top + 24}q6-44 46-44t46 44z`) +
    circle(x + 108, top + 26, 17, second) +
    fill(ink, path`M${x - 30} ${floor + 10}l18-70h24l18 70z`) +
    (person
      ? placed(
          x + 112,
          floor,
          fill(second, 'M-22 0-28-90Q-26-118 0-120 26-118 28-90L22 0z') +
            circle(0, -138, 19, second) +
            fill(second, 'M-34-146H34V-140H-34zM-20-144v-22h40v22z'),
          0,
          height / 560,
        )
      : '') +
    block(0, floor, width, height * 0.2, ink)
  );
}

function ladder({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * 0.3;
  const lean = random.between(100, 150);
  const moon = random.between(84, 116);
  const moonX = x + lean + 60;
  const rungs = repeat(9, (index) => {
    const part = (index + 0.5) / 9;
    return path`M${x + lean * part} ${height * (1 - 0.74 * part)}h${74 - 14 * part}`;
  });
  const sides = path`M${x} ${height}L${x + lean} ${height * 0.26}M${x + 74} ${height}L${x + lean + 60} ${height * 0.26}`;
  return (
    fill(
      hero,
      path`M${moonX - moon} ${height * 0.26 - moon * 1.1}a${moon} ${moon} 0 1 0 ${moon * 1.4} ${moon * 1.2}a${moon * 0.84} ${moon * 0.84} 0 0 1 ${-moon * 1.4} ${-moon * 1.2}z`,
    ) +
    stroke(ink, 12, sides + rungs) +
    fill(second, path`M0 ${height}v-30Q${width * 0.4} ${height - 96} ${width} ${height - 36}v36z`)
  );
}

export const dramaNights: Composition[] = [
  { name: 'lighthouse', stance: 'standing', grounds: ['dusk', 'day'], draw: lighthouse },
  { name: 'street-lamp', stance: 'standing', grounds: ['dusk', 'day'], draw: streetLamp },
  { name: 'ladder', stance: 'floating', grounds: ['night', 'day', 'colour'], draw: ladder },
];
