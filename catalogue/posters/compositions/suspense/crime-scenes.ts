import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  fill,
  oval,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function manInHat({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.5, 0.58]);
  const scale = height / 560;
  const sun = random.between(150, 185);
  return (
    circle(x + random.pick([-90, 90]), height * 0.4, sun, random.pick([hero, second])) +
    placed(
      x,
      height,
      fill(ink, 'M-250 0Q-240-110-110-150L-70-190H70L110-150Q240-110 250 0z') +
        fill(hero, 'M-70-190Q-80-280 0-284 80-280 70-190L0-130z') +
        fill(ink, 'M0-100-84-206-112-150-30 0H30L112-150 84-206z') +
        fill(ink, 'M-176-268Q0-308 176-268 100-236 0-236-100-236-176-268z') +
        fill(ink, 'M-100-274Q-104-384-56-400-20-412 0-392 20-412 56-400 104-384 100-274z') +
        fill(second, 'M-101-300Q0-328 101-300V-276Q0-300-101-276z'),
      0,
      scale,
    )
  );
}

function skyline({ width, height, hero, ink, second, random }: Canvas): string {
  const moon = random.between(70, 120);
  let x = -10;
  let towers = '';
  let lights = '';
  while (x < width) {
    const breadth = random.between(44, 92);
    const top = height * random.within(0.3, 0.82);
    towers += path`M${x} ${height}V${top}h${breadth}V${height}`;
    for (let row = top + 22; row < height - 30; row += 34) {
      if (random.chance(0.34))
        lights += path`M${x + random.pick([10, breadth / 2 - 4])} ${row}h9v15h-9z`;
    }
    x += breadth;
  }
  return (
    circle(random.between(130, 370), height * 0.3, moon, hero) +
    placed(
      0,
      height * -0.06,
      fill(
        second,
        path`M0 ${height * 2}V${height * 0.62}h80v-70h60v120h70v-190h56v130h84v-60h60v90h90V${height * 2}z`,
      ),
    ) +
    fill(ink, towers) +
    fill(hero, lights)
  );
}

function blinds({ width, height, hero, ink, second, random }: Canvas): string {
  const slats = random.between(7, 10);
  const left = random.between(70, 130);
  const lean = random.between(60, 120);
  const top = height * 0.1;
  const pitch = (height * 0.62) / slats;
  const x = width * 0.68;
  return (
    repeat(slats, (index) => {
      const y = top + index * pitch;
      const colour = index === slats - 3 ? second : hero;
      return fill(
        colour,
        path`M${left} ${y} ${left + 270} ${y + lean} ${left + 270} ${y + lean + pitch * 0.62} ${left} ${y + pitch * 0.62}z`,
      );
    }) +
    placed(
      x,
      height,
      fill(
        ink,
        'M-120 0Q-116-90-40-104L-34-140Q-66-150-64-190L-104-196Q-60-214-56-216-52-272-10-268 8-276 22-268 60-268 62-216L108-196 66-190Q66-150 34-140L40-104Q116-90 120 0z',
      ),
      0,
      height / 480,
    )
  );
}

function spotlight({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * 0.5;
  const y = height * 0.62;
  const lean = random.between(-70, 70);
  return (
    fill(second, path`M${x + lean - 16} 0 ${x + lean + 16} 0 ${x + 190} ${y} ${x - 190} ${y}z`) +
    oval(x, y, 190, height * 0.17, hero) +
    fill(
      ink,
      path`M${x - 13} ${y + 8} ${x + 13} ${y + 8} ${x - lean * 1.6 + 64} ${height} ${x - lean * 1.6 - 40} ${height}z`,
    ) +
    placed(
      x,
      y + 10,
      fill(ink, 'M-15 0-20-62Q-18-78 0-80 18-78 20-62L15 0H4L0-34-4 0z') +
        circle(0, -94, 13, ink) +
        fill(ink, 'M-26-100h52v6h-52zM-15-98v-16h30v16z'),
    )
  );
}

function headlights({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = width / 500;
  const y = height * 0.68;
  const spread = random.between(40, 110);
  return (
    fill(
      hero,
      path`M${130 * scale} ${y} ${width * 0.5} ${height + 40} ${-spread} ${height + 40}z`,
    ) +
    fill(
      hero,
      path`M${width - 130 * scale} ${y} ${width * 0.5} ${height + 40} ${width + spread} ${height + 40}z`,
    ) +
    placed(
      width / 2,
      y,
      fill(ink, 'M-190 60V-30Q-186-70-136-80L-96-170Q0-194 96-170L136-80Q186-70 190-30V60z') +
        fill(second, 'M-108-86-80-154Q0-170 80-154L108-86Q0-98-108-86z') +
        stroke(second, 5, 'M-66-24H66M-66-6H66M-66 12H66') +
        circle(-122, -10, 36, hero) +
        circle(122, -10, 36, hero) +
        block(-204, 40, 408, 22, ink),
      0,
      scale,
    ) +
    circle(width * random.pick([0.2, 0.8]), height * 0.2, random.between(40, 60), second)
  );
}

export const crimeScenes: Composition[] = [
  { name: 'man-in-hat', stance: 'standing', grounds: ['day', 'dusk'], draw: manInHat },
  { name: 'skyline', stance: 'standing', grounds: ['day', 'dusk'], draw: skyline },
  { name: 'blinds', stance: 'standing', grounds: ['day', 'dusk'], draw: blinds },
  { name: 'spotlight', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: spotlight },
  { name: 'headlights', stance: 'floating', grounds: ['day', 'colour'], draw: headlights },
];
