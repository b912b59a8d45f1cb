import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  fill,
  onCircle,
  oval,
  path,
  placed,
  repeat,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function threeInTheCircle({ ink, hero, second }: Scheme): string {
  const gunman = fill(
    ink,
    'M-12-168Q-30-160-34-120L-40-66-26-64-24-84-26 0H-6L0-74 6 0H26L24-84 26-64 40-66 34-120Q30-160 12-168A17 17 0 0 0 17-190H34V-198H19L15-218H-15L-19-198H-34V-190H-17A17 17 0 0 0-12-168z',
  );
  const shadow = (x: number, y: number, tip: number) =>
    fill(second, path`M${x - 16} ${y}L${tip} 452 ${x + 16} ${y}z`);
  return (
    circle(250, 176, 128, hero) +
    oval(250, 432, 360, 130, hero) +
    oval(250, 430, 226, 84, second) +
    oval(250, 430, 208, 74, hero) +
    fill(ink, 'M-90 540V500Q250 590 590 500V540z') +
    shadow(78, 396, 200) +
    shadow(250, 352, 250) +
    shadow(422, 396, 300) +
    placed(250, 356, gunman, 0, 0.8) +
    placed(78, 404, gunman, 0, 1.15) +
    placed(422, 404, gunman, 0, 1.15)
  );
}

function harmonicaTrain({ ground, ink, hero, second }: Scheme): string {
  const wheel = (x: number) => circle(x, 382, 38, ink) + circle(x, 382, 20, hero);
  return (
    circle(76, 92, 50, second) +
    circle(146, 74, 36, second) +
    circle(204, 108, 26, second) +
    circle(242, 152, 16, second) +
    fill(ink, 'M236 250V190L224 168H284L272 190V250z') +
    block(60, 246, 380, 130, hero, 20) +
    block(60, 288, 380, 46, ground) +
    stroke(ink, 30, 'M76 311H430', ' stroke-dasharray="28 12"') +
    block(44, 252, 18, 118, ink, 6) +
    block(438, 252, 18, 118, ink, 6) +
    fill(ink, 'M440 356 494 420H440z') +
    repeat(4, (index) => wheel(112 + index * 92)) +
    stroke(ink, 8, 'M112 382H388') +
    block(-90, 420, 680, 12, ink) +
    stroke(ink, 16, 'M-80 440H590', ' stroke-dasharray="32 24"')
  );
}

function toothOnTheWagon({ ground, ink, hero, second }: Scheme): string {
  const wheel = (x: number, y: number, radius: number) =>
    ring(x, y, radius, 12, ink) +
    stroke(
      ink,
      7,
      repeat(6, (index) => {
        const at = (index * Math.PI) / 6;
        return path`M${x - radius * Math.cos(at)} ${y - radius * Math.sin(at)}L${x + radius * Math.cos(at)} ${y + radius * Math.sin(at)}`;
      }),
    ) +
    circle(x, y, 13, ink);
  return (
    circle(250, 200, 186, second) +
    stroke(ink, 8, 'M250 262q-40-8 0-16t0-16q-40-8 0-16t0-16') +
    fill(
      ground,
      'M178 70Q186 16 250 40 314 16 322 70 328 116 302 142 298 212 274 206 262 200 258 160 250 146 242 160 238 200 226 206 202 212 198 142 172 116 178 70z',
    ) +
    fill(hero, 'M96 262H404L420 290H80z') +
    block(104, 290, 292, 108, hero) +
    block(104, 330, 292, 10, ink) +
    block(150, 300, 70, 22, ground) +
    block(280, 300, 70, 22, ground) +
    fill(ink, 'M396 398V352H450V364H414V398zM90 396H414V412H90z') +
    stroke(ink, 9, 'M414 404 500 420H600') +
    wheel(150, 430, 66) +
    wheel(352, 448, 48) +
    block(-90, 494, 680, 50, ink)
  );
}

function ponchoAndHat({ ground, ink, hero, second }: Scheme): string {
  return (
    fill(hero, 'M-40 540Q10 300 176 232H324Q490 300 540 540z') +
    fill(second, 'M196 230Q250 330 304 230L276 200H224z') +
    stroke(ground, 9, 'M40 540Q80 380 210 300L250 390 290 300Q420 380 460 540') +
    stroke(ink, 12, 'M78 540Q110 410 206 344L250 436 294 344Q390 410 422 540') +
    stroke(ground, 9, 'M120 540Q146 450 204 396L250 486 296 396Q354 450 380 540') +
    fill(ink, 'M200 120H300V204Q286 250 250 250 214 250 200 204z') +
    fill(second, 'M268 214 336 226 334 236 266 224z') +
    circle(342, 233, 8, ground) +
    fill(
      ink,
      'M60 116Q130 150 250 150 370 150 440 116 450 130 430 144 360 182 250 182 140 182 70 144 50 130 60 116z',
    ) +
    fill(ink, 'M164 140Q168 40 206 30 232 26 250 44 268 26 294 30 332 40 336 140z') +
    fill(second, 'M162 122Q250 148 338 122L337 140Q250 164 163 140z')
  );
}

function pocketWatch({ ground, ink, hero, second }: Scheme): string {
  const ticks = Array.from({ length: 12 }, (_, index) => {
    const [fromX, fromY] = onCircle(0, 0, index % 3 ? 104 : 90, index * 30);
    const [toX, toY] = onCircle(0, 0, 120, index * 30);
    return path`M${fromX} ${fromY}L${toX} ${toY}`;
  });
  return (
    stroke(ink, 9, 'M250 96Q250 34 330 26T470 84 600 40', ' stroke-dasharray="22 9"') +
    ring(250, 108, 26, 11, ink) +
    block(234, 128, 32, 30, ink) +
    circle(250, 318, 178, ink) +
    circle(250, 318, 160, hero) +
    circle(250, 318, 132, ground) +
    placed(
      250,
      318,
      stroke(ink, 8, ticks.join('')) +
        fill(ink, 'M-7 12-18-80 0-96 18-80 7 12z') +
        placed(0, 0, fill(second, 'M-7 14-10-70 0-98 10-70 7 14z'), 64) +
        circle(0, 0, 14, ink),
    ) +
    placed(
      104,
      96,
      stroke(second, 9, 'M-26 38V-40L30-54V24') +
        oval(-38, 40, 17, 13, second) +
        oval(18, 26, 17, 13, second),
      -6,
    )
  );
}

export const westernMovies: Motif[] = [
  {
    of: 'movie/429',
    name: 'three-in-the-circle',
    stance: 'standing',
    palette: 'rust',
    ground: 'day',
    style: 'slab',
    draw: threeInTheCircle,
  },
  {
    of: 'movie/335',
    name: 'harmonica-train',
    stance: 'floating',
    palette: 'desert',
    ground: 'day',
    style: 'slab',
    draw: harmonicaTrain,
  },
  {
    of: 'movie/68718',
    name: 'tooth-on-the-wagon',
    stance: 'standing',
    palette: 'brick',
    ground: 'day',
    style: 'slabBlock',
    draw: toothOnTheWagon,
  },
  {
    of: 'movie/391',
    name: 'poncho-and-hat',
    stance: 'standing',
    palette: 'olive',
    ground: 'day',
    style: 'stacked',
    draw: ponchoAndHat,
  },
  {
    of: 'movie/938',
    name: 'pocket-watch',
    stance: 'floating',
    palette: 'tangerine',
    ground: 'day',
    style: 'slab',
    draw: pocketWatch,
  },
];
