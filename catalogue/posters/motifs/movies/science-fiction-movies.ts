import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  mirrored,
  onCircle,
  oval,
  path,
  placed,
  polygon,
  repeat,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function lightningOnTheClock({ ground, ink, hero, second }: Scheme): string {
  const burningTrack = fill(
    second,
    'M264 412 316 540H486Q500 486 462 452 466 478 446 490 446 444 408 422 412 450 394 458 388 428 354 408 360 432 344 438 332 418 308 406 312 422 300 426 284 412z',
  );
  return (
    fill(second, 'M500-40 362 48 398 60 252 118 322 54 292 42 390-40z') +
    stroke(ink, 6, 'M250 150V108') +
    fill(ink, 'M140 186 250 134 360 186z') +
    block(164, 186, 172, 120, hero) +
    circle(250, 246, 62, ink) +
    stroke(ground, 10, 'M250 246 216 224') +
    stroke(ground, 7, 'M250 246 268 202') +
    circle(250, 246, 9, ground) +
    fill(ink, 'M60 326 116 300H384L440 326V338H60z') +
    repeat(6, (index) => block(82 + index * 61, 338, 30, 64, ink)) +
    block(50, 398, 400, 14, ink) +
    block(-90, 412, 680, 140, hero) +
    burningTrack +
    mirrored(250, burningTrack)
  );
}

function pillsInTheGlasses({ ground, ink, hero, second }: Scheme): string {
  const pill = (x: number, colour: string) =>
    placed(x, 256, block(-84, -34, 168, 68, colour, 34) + block(-52, -22, 72, 11, ink, 5), -28);
  const rain = (x: number, from: number, to: number, dashes: string) =>
    stroke(ink, 9, path`M${x} ${from}V${to}`, ` stroke-dasharray="${dashes}"`);
  return (
    rain(40, 0, 410, '14 8 5 8 22 8') +
    rain(82, 60, 520, '8 8 20 8 5 8') +
    rain(124, 0, 450, '20 8 8 8') +
    rain(166, 20, 380, '5 8 14 8 26 8') +
    rain(208, 0, 500, '12 8 22 8 5 8') +
    rain(250, 50, 440, '8 8 5 8 18 8') +
    rain(292, 0, 520, '24 8 8 8') +
    rain(334, 36, 400, '5 8 16 8') +
    rain(376, 0, 480, '14 8 24 8 6 8') +
    rain(418, 70, 410, '8 8 14 8') +
    rain(460, 10, 460, '18 8 5 8') +
    oval(112, 256, 152, 128, ground) +
    oval(388, 256, 152, 128, ground) +
    stroke(ink, 15, 'M238 226Q250 212 262 226M-20 230-90 200M520 230 590 200') +
    oval(112, 256, 136, 112, ink) +
    oval(388, 256, 136, 112, ink) +
    oval(112, 256, 119, 95, ground) +
    oval(388, 256, 119, 95, ground) +
    pill(112, hero) +
    pill(388, second)
  );
}

function topUnderTheCity({ ground, ink, hero, second }: Scheme): string {
  const towers = [
    [-90, 124, 100],
    [14, 76, 190],
    [94, 64, 130],
    [162, 60, 236],
    [226, 92, 96],
    [322, 54, 206],
    [380, 70, 150],
    [454, 140, 218],
  ];
  const windows = (x: number, width: number, height: number) =>
    stroke(
      ground,
      width - 24,
      path`M${x + width / 2} 14V${height - 16}`,
      ' stroke-dasharray="9 13"',
    );
  return (
    towers
      .map(
        ([x = 0, width = 0, height = 0], index) =>
          block(x, 0, width, height, index % 2 ? ink : hero) +
          (index % 2 ? windows(x, width, height) : ''),
      )
      .join('') +
    fill(hero, 'M182 230H202L196 272H188zM334 202H364L349 250z') +
    fill(ink, 'M-90 540V500H590V540z') +
    oval(250, 492, 120, 12, hero) +
    placed(
      250,
      392,
      block(-8, -146, 16, 80, ink, 8) +
        fill(
          second,
          'M-22-76H22Q44-58 110-42 128-32 110-18 40 8 12 84L0 110-12 84Q-40 8-110-18-128-32-110-42-44-58-22-76z',
        ) +
        stroke(ink, 7, 'M-114-30Q0 6 114-30') +
        fill(ground, 'M-66-50-30-62-26-54-58-42z'),
      9,
    ) +
    stroke(ink, 6, 'M104 340Q86 388 140 412M396 340Q420 388 362 420M84 320Q70 340 72 362')
  );
}

function manAtTheDial({ ground, ink, hero, second }: Scheme): string {
  const bulbs = repeat(16, (index) =>
    circle(...onCircle(250, 226, 186, index * 22.5 - 90), 12, ink),
  );
  const hand = (degrees: number) => {
    const [x, y] = onCircle(250, 226, 150, degrees);
    return stroke(ground, 15, path`M250 226L${x} ${y}`) + circle(x, y, 15, ground);
  };
  return (
    fill(
      second,
      'M-90 540V230H-20V160H40V90H70V160H110V540zM590 540V230H520V160H460V90H430V160H390V540z',
    ) +
    fill(second, 'M230-20H270V60H230z') +
    circle(250, 226, 216, ground) +
    circle(250, 226, 206, second) +
    bulbs +
    circle(250, 226, 160, hero) +
    hand(-140) +
    hand(-24) +
    hand(60) +
    brushStroke(ink, 28, 'M222 312 176 250 142 142M280 312 344 250 380 168') +
    fill(ink, 'M204 300Q250 280 298 300L288 412 304 540H258L250 440 242 540H196L212 412z') +
    circle(250, 258, 32, ground)
  );
}

function wormRider({ ink, hero, second }: Scheme): string {
  const segments =
    'M262 168Q330 280 302 402M322 162Q396 290 366 442M384 168Q460 310 432 480M444 186Q524 330 500 520';
  return (
    circle(318, 142, 116, second) +
    fill(hero, 'M196 190Q270 150 380 156 500 168 600 270V560H420Q330 400 232 396z') +
    stroke(ink, 9, segments) +
    placed(
      204,
      292,
      oval(0, 0, 62, 112, ink) +
        oval(-2, 0, 46, 92, hero) +
        oval(-6, 0, 32, 72, ink) +
        stroke(
          second,
          5,
          'M-48-40-18-20M-54 0H-24M-48 40-18 20M-30-80-14-46M-30 80-14 46M44-36 14-18M46 2H16M42 40 12 20M22-82 6-50M22 82 6 50',
        ),
      -8,
    ) +
    stroke(ink, 4, 'M316 88 250 168M352 92 392 166') +
    placed(
      334,
      160,
      fill(ink, 'M-16 0-8-54-14-88H16L62-40 44-20 20-50 24 0H8L2-40-4 0z') +
        circle(0, -104, 14, ink) +
        brushStroke(ink, 9, 'M-8-82-24-62M10-82 22-62'),
    ) +
    fill(second, 'M-90 470Q40 410 170 440 290 470 400 452 500 440 590 470V540H-90z') +
    fill(hero, 'M-90 510Q60 460 200 490 360 520 590 490V540H-90z') +
    circle(158, 424, 22, second) +
    circle(120, 440, 30, second) +
    circle(280, 440, 26, second) +
    circle(90, 410, 10, second) +
    circle(320, 420, 12, second)
  );
}

function mouthOfTheWorm({ ground, ink, hero, second }: Scheme): string {
  const teeth = (count: number, outer: number, inner: number, turn: number) =>
    Array.from({ length: count * 2 }, (_, index) =>
      onCircle(250, 226, index % 2 ? inner : outer, turn + (index * 180) / count),
    );
  return (
    circle(250, 226, 218, hero) +
    ring(250, 226, 196, 8, second) +
    circle(250, 226, 176, ink) +
    polygon(ground, teeth(34, 178, 100, 0)) +
    circle(250, 226, 118, ink) +
    polygon(second, teeth(24, 120, 60, 4)) +
    circle(250, 226, 74, ink) +
    fill(second, 'M-90 450Q90 370 270 410 420 440 590 396V540H-90z') +
    fill(ink, 'M-90 526Q110 480 300 500 460 510 590 486V540H-90z') +
    placed(
      250,
      488,
      fill(ground, 'M-11-48Q0-56 11-48L34 2 14-4 12 20H3L0-8-5 20H-14L-13-8-26-2z') +
        circle(0, -62, 11, ground),
      0,
      1.2,
    )
  );
}

export const scienceFictionMovies: Motif[] = [
  {
    of: 'movie/105',
    name: 'lightning-on-the-clock',
    stance: 'standing',
    palette: 'cobalt',
    ground: 'night',
    style: 'placard',
    draw: lightningOnTheClock,
  },
  {
    of: 'movie/603',
    name: 'pills-in-the-glasses',
    stance: 'floating',
    palette: 'phosphor',
    ground: 'night',
    style: 'placard',
    draw: pillsInTheGlasses,
  },
  {
    of: 'movie/27205',
    name: 'top-under-the-city',
    stance: 'standing',
    palette: 'slate',
    ground: 'day',
    style: 'modern',
    draw: topUnderTheCity,
  },
  {
    of: 'movie/19',
    name: 'man-at-the-dial',
    stance: 'standing',
    palette: 'mustard',
    ground: 'night',
    style: 'narrowBlock',
    draw: manAtTheDial,
  },
  {
    of: 'movie/693134',
    name: 'worm-rider',
    stance: 'standing',
    palette: 'rust',
    ground: 'day',
    style: 'modern',
    draw: wormRider,
  },
  {
    of: 'movie/438631',
    name: 'mouth-of-the-worm',
    stance: 'standing',
    palette: 'desert',
    ground: 'day',
    style: 'slabBlock',
    draw: mouthOfTheWorm,
  },
];
