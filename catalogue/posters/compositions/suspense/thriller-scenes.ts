import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import { block, circle, fill, path, placed, repeat } from '#catalogue/posters/flat-shapes.ts';

function doorAjar({ width, height, hero, ink, second, random }: Canvas): string {
  const left = width * 0.5 - 70;
  const top = height * 0.12;
  const floor = height * 0.66;
  const lean = random.between(40, 130);
  return (
    fill(
      second,
      path`M${left} ${floor} ${left + 140} ${floor} ${left + 260 + lean} ${height} ${left - 60 + lean} ${height}z`,
    ) +
    block(left, top, 140, floor - top, hero) +
    fill(
      ink,
      path`M${left} ${top} ${left - 84} ${top - 34} ${left - 84} ${floor + 52} ${left} ${floor}z`,
    ) +
    circle(left - 70, (top + floor) / 2 + 20, 7, hero) +
    placed(
      left + 76,
      floor,
      fill(ink, 'M-20 0-27-110Q-26-138-8-142V-150H8V-142Q26-138 27-110L20 0H5L0-60-5 0z') +
        circle(0, -166, 20, ink),
    ) +
    fill(
      ink,
      path`M${left + 56} ${floor} ${left + 96} ${floor} ${left + 150 + lean} ${height} ${left + 70 + lean} ${height}z`,
    )
  );
}

function lonelyWindow({ width, height, hero, ink, second, random }: Canvas): string {
  const columns = random.between(4, 5);
  const rows = random.between(4, 5);
  const gap = 26;
  const breadth = (width - 72 - gap * (columns - 1)) / columns;
  const tall = (height - 80 - gap * (rows - 1)) / rows;
  const left = (column: number) => 36 + column * (breadth + gap);
  const top = (row: number) => 46 + row * (tall + gap);
  const windows = repeat(
    columns * rows,
    (index) =>
      path`M${left(index % columns)} ${top(Math.floor(index / columns))}h${breadth}v${tall}h${-breadth}z`,
  );
  const lit =
    block(0, 0, breadth, tall, hero) +
    circle(breadth * 0.56, tall * 0.52, breadth * 0.17, ink) +
    fill(
      ink,
      path`M${breadth * 0.2} ${tall}q0 ${tall * -0.3} ${breadth * 0.36} ${tall * -0.3}t${breadth * 0.36} ${tall * 0.3}z`,
    );
  return (
    fill(random.pick([ink, second]), windows) +
    placed(left(random.between(0, columns - 1)), top(random.between(1, rows - 2)), lit)
  );
}

function keyhole({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.5, 0.5, 0.6]);
  const radius = random.between(72, 92);
  const y = height * 0.36;
  const foot = height * random.pick([0.86, 0.92]);
  const light = random.between(30, 60);
  return (
    fill(
      second,
      path`M${x - 20} ${y} ${x + 20} ${y} ${x + radius * 2.2 + light} ${height} ${x - radius * 2.2 + light} ${height}z`,
    ) +
    fill(
      ink,
      path`M${x - radius * 0.5} ${y}L${x - radius * 1.05} ${foot}H${x + radius * 1.05}L${x + radius * 0.5} ${y}z`,
    ) +
    circle(x, y, radius * 1.18, ink) +
    circle(x, y, radius * 0.52, hero) +
    circle(x + random.between(-14, 14), y, radius * 0.22, ink)
  );
}

function dagger({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.38, 0.44]);
  const scale = height / 560;
  const blade = 'M-27-330H27V-120L0 0-27-120z';
  const hilt = 'M-84-352H84V-326H-84zM-17-480H17V-352H-17z';
  const shadow = fill(second, blade + hilt) + circle(0, -490, 27, second);
  const knife =
    fill(hero, blade) + fill(ink, `M0-330H27V-120L0 0z${hilt}`) + circle(0, -490, 27, ink);
  return (
    placed(x, height * 0.94, shadow, random.between(18, 30), scale) +
    placed(x, height * 0.94, knife, 0, scale)
  );
}

export const thrillerScenes: Composition[] = [
  { name: 'door-ajar', stance: 'floating', grounds: ['day', 'colour'], draw: doorAjar },
  {
    name: 'lonely-window',
    stance: 'floating',
    grounds: ['day', 'night', 'colour'],
    draw: lonelyWindow,
  },
  { name: 'keyhole', stance: 'floating', grounds: ['day', 'colour'], draw: keyhole },
  { name: 'dagger', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: dagger },
];
