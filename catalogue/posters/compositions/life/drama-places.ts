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

function loneTree({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.36, 0.5, 0.64]);
  const floor = height * 0.86;
  const crowns = random.between(3, 5);
  const y = height * 0.36;
  return (
    repeat(crowns, (index) =>
      circle(
        x + random.between(-96, 96),
        y + random.between(-70, 70),
        random.between(72, 108),
        index % 2 ? second : hero,
      ),
    ) +
    stroke(
      ink,
      15,
      path`M${x} ${floor + 20}V${y + 10}M${x} ${floor - 70}L${x + 66} ${y + 46}M${x} ${floor - 110}L${x - 60} ${y + 30}`,
    ) +
    fill(ink, path`M0 ${height}V${floor + 16}Q${x} ${floor - 34} ${width} ${floor + 20}V${height}z`)
  );
}

function rowOfHouses({ width, height, hero, ink, second, random }: Canvas): string {
  const count = random.between(3, 5);
  const breadth = width / count;
  const lit = random.between(0, count - 1);
  return (
    circle(width * random.pick([0.24, 0.76]), height * 0.2, random.between(44, 64), hero) +
    repeat(count, (index) => {
      const eaves = height * random.within(0.46, 0.66);
      const rise = breadth * random.pick([0.5, 0.7]);
      const walls = path`M0 ${height}V${eaves}l${breadth / 2} ${-rise} ${breadth * 0.16} ${rise * 0.32}v${rise * -0.32}h${breadth * 0.14}v${rise * 0.6}L${breadth} ${eaves}V${height}z`;
      const pane = path`M${breadth * 0.2} ${eaves + 30}h${breadth * 0.2}v${breadth * 0.26}h${breadth * -0.2}z`;
      const otherPane = path`M${breadth * 0.6} ${eaves + 30}h${breadth * 0.2}v${breadth * 0.26}h${breadth * -0.2}z`;
      const house =
        index === lit
          ? fill(hero, walls) + fill(ink, pane + otherPane)
          : fill(index % 2 ? second : ink, walls) + fill(hero, pane);
      return placed(index * breadth, 0, house);
    }) +
    block(0, height - 16, width, 20, ink)
  );
}

function road({ width, height, hero, ink, second, random }: Canvas): string {
  const horizon = height * 0.5;
  const x = width * random.pick([0.34, 0.5, 0.66]);
  const bend = random.between(-90, 90);
  return (
    circle(x, horizon - 6, random.between(80, 130), hero) +
    fill(
      second,
      path`M0 ${height}V${horizon + 10}L${width * 0.2} ${horizon - 54} ${width * 0.36} ${horizon - 8} ${width * 0.6} ${horizon - 80} ${width * 0.84} ${horizon - 12} ${width} ${horizon - 40}V${height}z`,
    ) +
    fill(
      ink,
      `${path`M60 ${height}Q${x + bend} ${height * 0.66} ${x - 3} ${horizon}`}${path`H${x + 3}Q${x + bend + 30} ${height * 0.66} 440 ${height}z`}`,
    ) +
    stroke(
      hero,
      10,
      `${path`M250 ${height + 10}`}Q${Math.round(x + bend + 14)} ${Math.round(height * 0.66)} ${x} ${Math.round(horizon)}`,
      ' stroke-dasharray="44 26"',
    )
  );
}

function boatOnWaves({ width, height, hero, ink, second, random }: Canvas): string {
  const crest = (y: number, swell: number, shift: number) =>
    path`M${-200 + shift} ${y}q70-${swell} 140 0t140 0 140 0 140 0 140 0 140 0V${height}H-200z`;
  const bands = 4;
  const boatX = width * random.within(0.36, 0.64);
  return (
    circle(width * random.pick([0.24, 0.76]), height * 0.24, random.between(60, 90), hero) +
    repeat(bands, (index) => {
      const y = height * (0.5 + index * 0.14);
      const boat =
        index === 1
          ? placed(
              boatX,
              y - 20,
              fill(ink, 'M-84-20 84-20 54 40-54 40z') +
                fill(ink, 'M5-190 5-30 92-30z') +
                fill(second, 'M-6-160-6-30-64-30z'),
              random.between(-12, 12),
            )
          : '';
      return (
        boat +
        fill(
          [second, ink, hero, ink][index] ?? ink,
          crest(y, random.between(50, 80), random.between(0, 60)),
        )
      );
    })
  );
}

export const dramaPlaces: Composition[] = [
  { name: 'lone-tree', stance: 'standing', grounds: ['day', 'dusk'], draw: loneTree },
  { name: 'row-of-houses', stance: 'standing', grounds: ['day', 'dusk'], draw: rowOfHouses },
  { name: 'road', stance: 'floating', grounds: ['day', 'colour'], draw: road },
  { name: 'boat-on-waves', stance: 'standing', grounds: ['day', 'dusk'], draw: boatOnWaves },
];
