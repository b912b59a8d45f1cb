import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  fill,
  onCircle,
  path,
  placed,
  repeat,
} from '#catalogue/posters/flat-shapes.ts';

function castle({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = height / 560;
  const tower = (x: number, half: number, top: number, roof: string) =>
    block(x - half, -top, half * 2, top + 20, ink) +
    fill(roof, path`M${x - half - 14} ${-top} ${x} ${-top - half * 3.4} ${x + half + 14} ${-top}z`);
  return (
    circle(width * random.pick([0.24, 0.76]), height * 0.26, random.between(60, 96), second) +
    placed(
      width / 2,
      height,
      tower(-150, 26, random.between(150, 190), hero) +
        tower(150, 26, random.between(170, 220), hero) +
        tower(-70, 34, random.between(240, 280), hero) +
        tower(76, 30, random.between(220, 260), second) +
        tower(6, 42, random.between(300, 340), hero) +
        fill(
          ink,
          'M-190 20V-100h24v-20h24v20h24v-20h24v20h24v-20h24v20h24v-20h24v20h24v-20h24v20h24v-20h24v20h24v-20h24v20h24v120z',
        ) +
        fill(second, 'M-34 20V-20a34 40 0 0 1 68 0V20z') +
        block(-4, -270, 12, 34, hero) +
        block(-76, -210, 10, 28, hero),
      0,
      scale,
    )
  );
}

function swordInStone({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const scale = height / 560;
  const x = width * random.pick([0.44, 0.5, 0.56]);
  const y = height * 0.36;
  const rays = repeat(12, (index) => {
    const [fromX, fromY] = onCircle(x, y, 620, index * 30 + 10);
    const [toX, toY] = onCircle(x, y, 620, index * 30 + 19);
    return path`M${x} ${y} ${fromX} ${fromY} ${toX} ${toY}z`;
  });
  return (
    fill(second, rays) +
    placed(
      x,
      height,
      fill(ground, 'M-22-400 22-400 22 0-22 0z') +
        fill(hero, 'M-16-400 16-400 16 0-16 0z') +
        block(0, -400, 16, 400, ink) +
        block(-86, -424, 172, 24, ink) +
        block(-11, -510, 22, 90, ink) +
        circle(0, -516, 24, hero) +
        fill(ink, 'M-200 10-150-110-50-160 70-140 160-90 210 10z'),
      0,
      scale,
    )
  );
}

function moonTower({ width, height, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.3, 0.68]);
  const top = height * 0.36;
  return (
    circle(width * 0.5, height * 0.4, Math.min(width, height) * 0.36, hero) +
    repeat(3, (index) =>
      fill(
        second,
        path`M${width * (0.04 + index * 0.36)} ${height * (0.2 + index * 0.15)}h120a18 18 0 0 0 0-36h-30a26 26 0 0 0-52-6 21 21 0 0 0-38 42z`,
      ),
    ) +
    block(x - 34, top, 68, height - top, ink) +
    fill(ink, path`M${x - 48} ${top + 30}v-44h20v18h18v-18h20v18h18v-18h20v44z`) +
    fill(ink, path`M${x - 40} ${top - 10} ${x} ${top - 130} ${x + 40} ${top - 10}z`) +
    block(x - 8, top + 70, 16, 40, hero) +
    fill(ink, path`M0 ${height}v-30Q${x} ${height - 110} ${width} ${height - 20}v20z`)
  );
}

function forest({ width, height, hero, ink, second, random }: Canvas): string {
  // Goes from the tip down the right side, around the trunk and up the left side.
  const tree = (x: number, foot: number, tall: number) => {
    const unit = tall * 0.02;
    return path`M${x} ${foot - tall}l${unit * 6} ${unit * 22} ${unit * -2.6} ${-unit} ${unit * 6.6} ${unit * 24} ${8 - unit * 10} ${-unit}v${unit * 6}h-16v${unit * -6}l${8 - unit * 10} ${unit} ${unit * 6.6} ${unit * -24} ${unit * -2.6} ${unit}z`;
  };
  const far = repeat(5, (index) => {
    const x = width * (0.08 + index * 0.21) + random.between(-16, 16);
    return tree(x, height * 0.94, height * random.within(0.44, 0.64));
  });
  const near = [0.02, 0.24, 0.78, 0.99].map((part) =>
    tree(width * part, height + 8, height * random.within(0.56, 0.88)),
  );
  return (
    circle(width / 2 + random.between(-60, 60), height * 0.42, random.between(110, 150), hero) +
    fill(second, far) +
    fill(ink, near.join('')) +
    block(0, height * 0.93, width, height * 0.1, ink)
  );
}

export const fantasyScenes: Composition[] = [
  { name: 'castle', stance: 'standing', grounds: ['day', 'dusk'], draw: castle },
  { name: 'sword-in-stone', stance: 'standing', grounds: ['day', 'dusk'], draw: swordInStone },
  { name: 'moon-tower', stance: 'standing', grounds: ['day', 'dusk'], draw: moonTower },
  { name: 'forest', stance: 'standing', grounds: ['day', 'dusk'], draw: forest },
];
