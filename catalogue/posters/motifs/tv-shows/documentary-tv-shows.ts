import type { Scheme } from '#catalogue/posters/canvas.ts';
import { brushStroke, circle, fill, path, placed, stroke } from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function iguanaAndSnakes({ ground, ink, second }: Scheme): string {
  const snake = (x: number, y: number, turn: number, size: number) =>
    placed(
      x,
      y,
      brushStroke(ground, 18, 'M-190 30Q-160-40-124 0T-60 0 0-8') +
        fill(ground, 'M-10-22Q30-30 44-6 30 12-10 8z') +
        circle(22, -12, 4, ink) +
        stroke(second, 4, 'M42-6H58L68-14M58-6 68 2'),
      turn,
      size,
    );
  return (
    circle(336, 180, 164, second) +
    fill(
      ink,
      'M-90 540V470L20 420 120 440 190 350 290 330 330 262 400 236 470 250 520 330 590 350V540z',
    ) +
    fill(
      ink,
      'M462 120Q452 90 408 88 376 92 352 122 300 116 248 156 200 200 160 270 120 310 52 300 130 340 186 292 230 240 256 236L250 300 268 312 300 236Q340 214 372 186L396 240 426 244 412 226 402 170Q430 152 462 146z',
    ) +
    fill(
      ink,
      'M384 100 372 66 362 106 342 76 338 116 314 92 312 126 286 108 288 138 260 130 264 156 236 154 244 178 216 184 226 204 198 214 208 234 184 246z',
    ) +
    circle(420, 110, 7, ground) +
    stroke(ground, 4, 'M462 132 430 132') +
    snake(330, 330, -34, 0.9) +
    snake(178, 448, -16, 1) +
    snake(400, 448, -28, 0.9)
  );
}

function dandelionAmongStars({ ink, hero, second }: Scheme): string {
  const seeds = [
    [318, 156],
    [344, 84],
    [396, 190],
    [432, 104],
  ];
  return (
    circle(210, 250, 160, hero) +
    brushStroke(second, 11, 'M210 250Q240 400 214 560') +
    stroke(ink, 100, 'M279 210A80 80 0 1 1 189 173', ' stroke-dasharray="3 25.4"') +
    stroke(
      ink,
      22,
      'M323 185A130 130 0 1 1 176 124',
      ' stroke-linecap="round" stroke-dasharray="0 46.2"',
    ) +
    circle(210, 250, 30, second) +
    brushStroke(
      ink,
      5,
      seeds.map(([x = 0, y = 0]) => path`M${x} ${y}l28-30 4-26m-4 26 26-4m-26 4 20-20`).join(''),
    ) +
    brushStroke(second, 10, seeds.map(([x = 0, y = 0]) => path`M${x} ${y}l-9 10`).join('')) +
    circle(440, 440, 34, second) +
    placed(440, 440, stroke(ink, 7, 'M-30-10Q-78 14-58 22-6 30 46-4 72-24 28-20'), -8) +
    fill(ink, 'M60 60 66 80 86 86 66 92 60 112 54 92 34 86 54 80z') +
    brushStroke(
      ink,
      11,
      'M150 40h0M250 30h0M40 420h0M110 480h0M340 380h0M320 490h0M480 340h0M30 190h0',
    )
  );
}

export const documentaryTvShows: Motif[] = [
  {
    of: 'tv/68595',
    name: 'iguana-and-snakes',
    stance: 'standing',
    palette: 'teal',
    ground: 'day',
    style: 'modern',
    draw: iguanaAndSnakes,
  },
  {
    of: 'tv/1430',
    name: 'dandelion-among-stars',
    stance: 'floating',
    palette: 'plum',
    ground: 'night',
    style: 'centred',
    draw: dandelionAmongStars,
  },
];
