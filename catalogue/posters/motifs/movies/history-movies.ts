import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  mirrored,
  oval,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function bannerOnTheHill({ ground, ink, hero, second }: Scheme): string {
  const grave = (x: number, y: number) =>
    placed(
      x,
      y,
      fill(ink, 'M-44 70Q-44-16 0-16 44-16 44 70zM-3 0V-80H3V0zM-6-78V-116H6V-78z') +
        oval(0, -76, 13, 5, ink),
      (x - 250) / 24,
    );
  return (
    stroke(
      second,
      5,
      'M70-10 30 120M170-10 126 134M440-10 400 120M530 20 470 220M60 180 20 310M150 200 110 330M410 250 370 380M520 280 480 400M-20 60-60 190',
    ) +
    block(180, 10, 13, 430, ink) +
    block(172, 34, 178, 9, ink) +
    stroke(ink, 9, 'M193 80H210M193 160H210M193 240H210M193 320H210') +
    fill(hero, 'M210 43H342V372Q310 352 276 372 240 390 210 370z') +
    [0, 1, 2]
      .map((row) => circle(246, 92 + row * 62, 23, ground) + circle(308, 92 + row * 62, 23, ground))
      .join('') +
    fill(ground, 'M277 262 306 312H248z') +
    stroke(ground, 9, 'M244 336H310') +
    grave(60, 434) +
    grave(124, 414) +
    grave(386, 410) +
    grave(450, 430) +
    fill(ink, 'M-90 540V480Q250 390 590 480V540z')
  );
}

function hatAtTheHorizon({ ground, ink, hero, second }: Scheme): string {
  return (
    circle(250, 330, 300, second) +
    circle(250, 330, 236, hero) +
    circle(250, 330, 172, second) +
    circle(250, 330, 130, ground) +
    block(-90, 402, 680, 140, ink) +
    fill(ink, 'M146 372Q144 250 186 244 220 242 250 252 280 242 314 244 356 250 354 396H146z') +
    fill(hero, 'M145 330Q250 356 355 330V366Q250 388 145 366z') +
    fill(
      ink,
      'M56 352Q120 392 250 392 380 392 444 352 452 376 420 396 350 424 250 424 150 424 80 396 48 376 56 352z',
    )
  );
}

function helmetAndWheat({ ground, ink, hero, second }: Scheme): string {
  const ear = placed(
    96,
    500,
    stroke(second, 8, 'M0 20Q-40-160-10-320') +
      repeat(6, (index) =>
        placed(
          -22 + index * 1.5,
          -150 - index * 34,
          fill(second, 'M0 0Q-44-16-36-62-4-44 0 0 4-44 36-62 44-16 0 0z'),
        ),
      ) +
      fill(second, 'M-12-346Q-30-390-8-420 14-390-12-346z'),
    -4,
  );
  return (
    ear +
    mirrored(250, ear) +
    fill(hero, 'M140 270Q40 16 250 14 460 16 360 270z') +
    stroke(
      ground,
      7,
      'M132 130 108 112M160 84 142 62M202 60 194 34M250 54V20M298 60 306 34M340 84 358 62M368 130 392 112',
    ) +
    fill(
      ink,
      'M140 310Q122 84 250 76 378 84 360 310L420 336Q430 356 400 356L350 344V470L300 510H200L150 470V344L100 356Q70 356 80 336z',
    ) +
    fill(
      ground,
      'M164 292Q206 260 240 296V440L226 456 206 440V336L164 328zM336 292Q294 260 260 296V440L274 456 294 440V336L336 328z',
    ) +
    block(242, 78, 16, 200, hero) +
    stroke(hero, 9, 'M144 246Q250 200 356 246')
  );
}

function threeGlasses({ ground, ink, hero, second }: Scheme): string {
  const glass = (x: number) =>
    fill(ink, path`M${x - 32} 384h64l-8 90h-48z`) +
    fill(second, path`M${x - 24} 420h48l-5 46h-38z`);
  return (
    placed(
      -86,
      14,
      brushStroke(ink, 46, 'M196 250 160 76M246 240 248 40M296 250 336 78') +
        fill(ink, 'M172 230H320V310Q320 360 296 390H204Q172 360 172 310z') +
        stroke(ground, 5, 'M221 250V214M271 250V214') +
        brushStroke(ground, 46, 'M318 286 240 330') +
        brushStroke(ink, 36, 'M316 286 240 330') +
        block(186, 380, 128, 200, hero) +
        block(178, 372, 144, 24, second),
    ) +
    glass(298) +
    glass(372) +
    glass(446) +
    block(-90, 472, 680, 80, ink)
  );
}

function chessWithDeath({ ground, ink, hero, second }: Scheme): string {
  return (
    circle(250, 150, 104, second) +
    block(-90, 286, 680, 5, ink) +
    stroke(ink, 4, 'M-90 318H50M110 340H220M340 316H470M410 346H590M-40 366H40M230 376H270') +
    fill(hero, 'M52 424Q62 250 104 190 84 112 136 90 190 112 172 190 214 250 224 424z') +
    oval(138, 152, 26, 36, ink) +
    circle(128, 148, 6, hero) +
    circle(149, 148, 6, hero) +
    fill(
      ink,
      'M300 424H450V402L430 388Q452 270 414 196 384 142 340 134L322 104 308 146Q270 190 246 240 250 272 280 264L334 246Q346 300 314 388L300 402z',
    ) +
    circle(330, 188, 8, hero) +
    stroke(ground, 5, 'M318 386H430') +
    block(-90, 424, 680, 120, ink) +
    repeat(10, (index) => block(index * 50, 424, 50, 36, index % 2 ? hero : second))
  );
}

export const historyMovies: Motif[] = [
  {
    of: 'movie/346',
    name: 'banner-on-the-hill',
    stance: 'standing',
    palette: 'noir',
    ground: 'day',
    style: 'stacked',
    draw: bannerOnTheHill,
  },
  {
    of: 'movie/872585',
    name: 'hat-at-the-horizon',
    stance: 'standing',
    palette: 'vertigo',
    ground: 'day',
    style: 'placard',
    draw: hatAtTheHorizon,
  },
  {
    of: 'movie/98',
    name: 'helmet-and-wheat',
    stance: 'floating',
    palette: 'rust',
    ground: 'day',
    style: 'narrowBlock',
    draw: helmetAndWheat,
  },
  {
    of: 'movie/16869',
    name: 'three-glasses',
    stance: 'standing',
    palette: 'forest',
    ground: 'colour',
    style: 'placard',
    draw: threeGlasses,
  },
  {
    of: 'movie/490',
    name: 'chess-with-death',
    stance: 'standing',
    palette: 'slate',
    ground: 'colour',
    style: 'stacked',
    draw: chessWithDeath,
  },
];
