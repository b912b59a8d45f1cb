import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import { brushStroke, circle, fill, path, placed, repeat } from '#catalogue/posters/flat-shapes.ts';

function bareTree({ width, height, hero, ink, random }: Canvas): string {
  const x = width * random.within(0.4, 0.6);
  let data = '';
  function branch(fromX: number, fromY: number, degrees: number, length: number, depth: number) {
    const radians = (degrees * Math.PI) / 180;
    const toX = fromX + Math.cos(radians) * length;
    const toY = fromY - Math.sin(radians) * length;
    const weight = depth * 4.4;
    const dx = Math.sin(radians) * weight;
    const dy = Math.cos(radians) * weight;
    data += path`M${fromX - dx} ${fromY - dy}L${toX} ${toY} ${fromX + dx} ${fromY + dy}z`;
    if (depth === 1) return;
    for (const turn of [random.between(24, 44), -random.between(24, 44)]) {
      const at = random.within(0.52, 0.82);
      branch(
        fromX + (toX - fromX) * at,
        fromY + (toY - fromY) * at,
        degrees + turn,
        length * 0.66,
        depth - 1,
      );
    }
  }
  branch(x, height + 10, 90 + random.between(-6, 6), height * 0.8, 4);
  return (
    circle(width * random.pick([0.36, 0.64]), height * 0.38, random.between(120, 165), hero) +
    fill(
      ink,
      data +
        path`M0 ${height}v-26Q${width * 0.5} ${height - 70} ${width} ${height - 34}V${height}z`,
    )
  );
}

function hauntedHouse({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = height / 560;
  const lit = random.pick(['M-82-190h34v46h-34z', 'M40-300h30v44h-30z', 'M-8-96h34v60h-34z']);
  return (
    circle(width * random.pick([0.28, 0.7]), height * 0.3, random.between(92, 128), hero) +
    fill(
      second,
      path`M0 ${height}V${height * 0.78}Q${width * 0.3} ${height * 0.6} ${width * 0.6} ${height * 0.74}T${width} ${height * 0.7}V${height}z`,
    ) +
    fill(
      ink,
      path`M0 ${height}V${height * 0.94}Q${width * 0.5} ${height * 0.76} ${width} ${height * 0.96}V${height}z`,
    ) +
    placed(
      width / 2,
      height * 0.9,
      fill(
        ink,
        'M-130 20V-220L-150-214-62-320 20-240V-330L8-326 56-430 104-326 92-330V-150L110-156 140-110V20z',
      ) +
        fill(hero, lit) +
        fill(hero, 'M40-300h30v44h-30z'),
      0,
      scale,
    )
  );
}

function hand({ width, height, hero, ink, second, random }: Canvas): string {
  const finger = (foot: string, tipX: number, tipY: number) =>
    `M${foot}L${tipX + random.between(-12, 12)} ${tipY}`;
  const fingers =
    finger('-70-240', -104, -370) +
    finger('-26-262', -38, -424) +
    finger('22-262', 30, -416) +
    finger('68-240', 96, -352) +
    finger('-72-160', -146, -236);
  return (
    circle(width * 0.5, height * 0.36, height * 0.3, random.pick([hero, second])) +
    placed(
      width / 2,
      height + 8,
      fill(ink, 'M-62 20-54-120-96-250Q0-300 94-250L60-120 66 20z') + brushStroke(ink, 40, fingers),
      random.between(-7, 7),
      height / 560,
    )
  );
}

function bats({ width, height, hero, ink, random }: Canvas): string {
  const bat =
    'M0-8-6-20-8-8C-30-30-56-34-86-20-70-14-64-4-62 12-48 2-36 4-28 14-18 6-8 10 0 30 8 10 18 6 28 14 36 4 48 2 62 12 64-4 70-14 86-20 56-34 30-30 8-8L6-20z';
  return (
    circle(width * 0.5, height * 0.46, Math.min(width, height) * 0.38, hero) +
    repeat(random.between(4, 5), (index) =>
      placed(
        width * (random.within(0.1, 0.34) + (index % 3) * 0.28),
        height * (random.within(0.08, 0.22) + Math.floor(index / 2) * 0.28),
        fill(ink, bat),
        random.between(-24, 24),
        index === 0 ? 1.7 : random.within(0.5, 1.1),
      ),
    )
  );
}

function candle({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.36, 0.5, 0.64]);
  const top = height * random.within(0.46, 0.56);
  return (
    circle(x, top - 64, random.between(190, 220), second) +
    circle(x, top - 64, 116, hero) +
    fill(
      ground,
      path`M${x} ${top - 138}C${x + 50} ${top - 60} ${x + 38} ${top - 14} ${x} ${top - 12}C${x - 38} ${top - 14} ${x - 46} ${top - 60} ${x} ${top - 138}z`,
    ) +
    fill(
      ink,
      path`M${x - 4} ${top - 40}h8v50h30q8 0 8 8v40a9 9 0 0 0 18 0v${height}h-102v${-height}q0-20 8-48h30z`,
    )
  );
}

export const horrorScenes: Composition[] = [
  { name: 'bare-tree', stance: 'standing', grounds: ['day', 'dusk'], draw: bareTree },
  { name: 'haunted-house', stance: 'standing', grounds: ['dusk', 'day'], draw: hauntedHouse },
  { name: 'hand', stance: 'standing', grounds: ['dusk', 'day'], draw: hand },
  { name: 'bats', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: bats },
  { name: 'candle', stance: 'floating', grounds: ['night', 'colour'], draw: candle },
];
