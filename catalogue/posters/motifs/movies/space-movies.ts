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
  polygon,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function apesAtTheMonolith({ ground, ink, hero, second }: Scheme): string {
  const reaching = fill(
    ink,
    'M-70 14Q-78-54-46-90-18-120 14-112 14-146 42-148 70-146 70-118 68-98 48-94 44-82 50-72L84-96 112-140 122-134 102-84 60-40Q44-26 42 14H6L12-24-16-30-26 14z',
  );
  const crouching = fill(
    ink,
    'M-64 14Q-74-44-40-72-14-92 12-84 14-112 38-114 64-112 62-86 60-68 42-64 40-50 50-34L66 0 60 14H44L30-20 10-26 6 14z',
  );
  return (
    circle(250, 330, 226, second) +
    circle(250, 156, 62, hero) +
    polygon(ground, [
      [198, 156],
      [302, 156],
      [326, 540],
      [174, 540],
    ]) +
    circle(250, 52, 32, ink) +
    circle(250, 38, 30, ground) +
    placed(84, 512, reaching) +
    mirrored(250, placed(104, 514, crouching))
  );
}

function ringOfTheBlackHole({ ground, ink, hero, second }: Scheme): string {
  const ship = repeat(12, (index) => placed(0, 0, block(-5, -30, 10, 11, ink), index * 30));
  return (
    circle(250, 250, 206, hero) +
    circle(250, 250, 178, second) +
    circle(250, 250, 154, ink) +
    circle(250, 250, 140, ground) +
    fill(ground, 'M-90 258Q70 196 250 200 430 196 590 258 430 330 250 330 70 330-90 258z') +
    fill(hero, 'M-90 262Q80 212 250 214 420 212 590 262 420 314 250 314 80 314-90 262z') +
    fill(second, 'M-60 262Q90 228 250 230 410 228 560 262 410 296 250 296 90 296-60 262z') +
    fill(ink, 'M0 262Q120 246 250 246 380 246 500 262 380 278 250 278 120 278 0 262z') +
    placed(430, 74, ship + stroke(ink, 5, 'M-22 0H22M0-22V22') + circle(0, 0, 8, ink)) +
    circle(52, 60, 5, ink) +
    circle(118, 26, 3, second) +
    circle(28, 420, 4, second) +
    circle(456, 430, 5, ink) +
    circle(404, 486, 3, second) +
    circle(84, 478, 4, ink)
  );
}

function hangingMountains({ ground, ink, hero, second }: Scheme): string {
  const mountain =
    stroke(ink, 9, 'M-100 10V170', ' stroke-dasharray="120 8 22 8"') +
    fill(
      ink,
      'M-88 0H110L106 66 92 86 88 122 60 134 54 180 30 192 24 226 4 204-2 178-30 168-36 132-58 122-62 90-82 78z',
    ) +
    fill(hero, 'M40 0H110L106 66 92 86 88 122 60 134 54 180 30 192 24 226 16 160 30 120z') +
    stroke(ground, 5, 'M-54 30V92M-22 20V130M8 30V96M16 150V190M66 30V110') +
    fill(
      hero,
      'M-124 4Q-122-18-96-20-80-38-54-30-30-50 4-40 34-50 54-32 84-38 98-20 124-18 124 4L106 24 86 12 64 34 40 12 16 26-8 10-36 32-58 10-82 26-104 10z',
    );
  const banshee = fill(
    ground,
    'M-28 4Q-70-56-40-112-10-60-4-30Q14-90 76-120 60-84 66-60 30-40 28 0L96 16 140 0 124 26 90 32 0 26-40 20-74 26-116 14-78-8-44 2z',
  );
  const seed = (x: number, y: number) =>
    stroke(ink, 4, path`M${x} ${y + 20}V${y}l-12-10M${x} ${y}l12-10M${x} ${y}v-14`);
  return (
    circle(320, 170, 162, second) +
    placed(340, 124, banshee, -10, 0.7) +
    placed(88, 176, mountain, 0, 0.8) +
    placed(336, 300, mountain) +
    placed(140, 420, mountain, 0, 0.45) +
    seed(206, 64) +
    seed(214, 320) +
    seed(450, 440) +
    seed(30, 400)
  );
}

function farmOfTwoSuns({ ground, ink, hero, second }: Scheme): string {
  return (
    circle(318, 262, 70, second) +
    circle(176, 196, 112, hero) +
    stroke(ground, 5, 'M-90 256H590M-90 282H590') +
    stroke(ground, 9, 'M-90 306H590') +
    fill(second, 'M-90 330H590V540H-90z') +
    fill(ink, 'M-90 402Q90 372 250 400 420 424 590 388V540H-90z') +
    fill(ink, 'M352 420Q352 322 430 322 508 322 508 420z') +
    fill(second, 'M410 412V382Q410 364 430 364 450 364 450 382V412z') +
    block(392, 292, 8, 40, ink) +
    block(384, 290, 24, 8, ink) +
    fill(ink, 'M62 400 68 300H84L90 400z') +
    block(58, 322, 36, 10, ink) +
    block(50, 346, 52, 10, ink) +
    block(73, 256, 6, 50, ink) +
    placed(
      226,
      402,
      fill(
        ink,
        'M-20-66Q-22-96-12-100H12Q24-96 22-66L28-34-2-30 20-28 18 4H6L0-28-6 4H-18L-22-30z',
      ) +
        circle(0, -114, 15, ink) +
        brushStroke(ink, 9, 'M-16-90-28-60-22-44M16-90 34-62'),
      0,
      1.25,
    )
  );
}

function walkerOnTheSnow({ ground, ink, hero, second }: Scheme): string {
  const leg = (x: number, knee: number, foot: number, colour: string) =>
    stroke(colour, 26, path`M${x} 230L${knee} 340 ${foot} 448`) +
    circle(x, 244, 26, colour) +
    circle(knee, 340, 19, colour) +
    fill(colour, path`M${foot - 20} 440h40l18 34h-76z`);
  return (
    circle(302, 168, 154, second) +
    fill(hero, 'M-90 474 20 430 96 452 210 418 330 446 440 414 590 450V474z') +
    leg(232, 214, 236, ink) +
    leg(390, 404, 380, ink) +
    fill(ink, 'M186 236H420L396 272H212z') +
    leg(200, 176, 166, hero) +
    leg(424, 438, 448, hero) +
    fill(hero, 'M156 186 190 108 404 98 454 150 446 244H170z') +
    fill(ink, 'M158 186H450V196H158z') +
    stroke(ground, 6, 'M220 110V186M290 106V186M360 102V186') +
    block(106, 170, 60, 34, ink) +
    fill(hero, 'M40 150 70 126H128V222H84L40 202z') +
    fill(ink, 'M40 156H110V172H40zM50 206 84 222V240H58z') +
    stroke(ink, 9, 'M62 230H14M96 212V240') +
    stroke(ground, 5, 'M112 412Q190 440 340 424T470 404Q420 374 200 396 130 404 60 446') +
    placed(
      48,
      444,
      fill(ink, 'M-44 6-14-12 8-20 40-10 46 4 12 12H-34z') + fill(second, 'M-8-13 8-20 16-12z'),
      12,
    )
  );
}

function bearInTheTreetops({ ground, ink, hero, second }: Scheme): string {
  const half =
    circle(-66, -124, 26, second) +
    circle(-66, -124, 12, ink) +
    fill(second, 'M0 40H-130Q-124-30-84-52-112-162 0-166z') +
    oval(-24, -82, 44, 48, ink);
  const eye = circle(-26, -92, 11, ground);
  return (
    circle(262, 150, 140, hero) +
    fill(
      ground,
      'M262 300V268L286 262 284 236 320 232 318 204 356 210 366 178 388 184 410 168V300z',
    ) +
    stroke(
      hero,
      5,
      'M290 284 298 240M330 270 326 214M352 246 374 190M280 262 350 262M310 234H384',
    ) +
    circle(212, 104, 36, ground) +
    circle(212, 104, 24, hero) +
    stroke(ground, 6, 'M124 160H362') +
    fill(ink, 'M-90 0H58L66 300 84 540H-90zM590 0H446L436 300 414 540H590z') +
    stroke(hero, 5, 'M6 0 14 200M34 60 42 420M476 40 466 300M500 0 488 400') +
    stroke(ink, 8, 'M50 300Q250 400 450 300M50 250Q250 350 450 250') +
    stroke(ink, 5, 'M110 280V330M170 304V346M330 304V346M390 280V330') +
    placed(
      238,
      500,
      half +
        mirrored(0, half) +
        eye +
        mirrored(0, eye) +
        oval(0, -60, 26, 18, second) +
        oval(0, -67, 10, 7, ink),
    ) +
    stroke(ink, 10, 'M392 520 404 214') +
    fill(hero, 'M404 142 426 208 404 226 384 206z')
  );
}

function cassetteAmongTheStars({ ground, ink, hero, second }: Scheme): string {
  const reel =
    circle(0, 0, 35, ink) +
    stroke(ground, 12, 'M-25 0A25 25 0 0 1 25 0 25 25 0 0 1-25 0', ' stroke-dasharray="10 16"');
  return (
    brushStroke(
      second,
      12,
      'M180 360Q160 450 220 470 290 480 280 424 258 396 240 440 250 506 600 430',
    ) +
    placed(
      0,
      40,
      block(46, 100, 408, 262, hero, 26) +
        block(78, 128, 344, 170, ink, 16) +
        block(78, 156, 344, 22, second) +
        block(140, 184, 220, 88, ground, 44) +
        placed(184, 228, reel) +
        placed(316, 228, reel) +
        block(230, 210, 40, 36, second) +
        fill(ground, 'M128 350 146 314H354L372 350z'),
      -8,
    ) +
    placed(
      396,
      112,
      fill(hero, 'M-36-10H36L26 42H-26z') +
        block(-42, -24, 84, 18, ink) +
        stroke(second, 12, 'M0-20Q-16-50 0-78M-6-46-36-66M-6-42 30-60') +
        fill(
          second,
          'M0-70Q-30-96 0-122 26-98 0-70zM-32-64Q-70-62-74-92-40-96-32-64zM26-58Q62-52 70-82 38-90 26-58z',
        ),
      8,
    ) +
    placed(96, 70, circle(0, 0, 30, second) + stroke(ink, 7, 'M-52 12Q0 32 52-12'), -10) +
    brushStroke(ink, 10, 'M230 44h0M40 430h0M300 70h0M440 404h0')
  );
}

export const spaceMovies: Motif[] = [
  {
    of: 'movie/62',
    name: 'apes-at-the-monolith',
    stance: 'standing',
    palette: 'midnight',
    ground: 'night',
    style: 'modern',
    draw: apesAtTheMonolith,
  },
  {
    of: 'movie/157336',
    name: 'ring-of-the-black-hole',
    stance: 'floating',
    palette: 'vertigo',
    ground: 'night',
    style: 'modern',
    draw: ringOfTheBlackHole,
  },
  {
    of: 'movie/19995',
    name: 'hanging-mountains',
    stance: 'floating',
    palette: 'lagoon',
    ground: 'night',
    style: 'modern',
    draw: hangingMountains,
  },
  {
    of: 'movie/11',
    name: 'farm-of-two-suns',
    stance: 'standing',
    palette: 'plum',
    ground: 'dusk',
    style: 'slabBlock',
    draw: farmOfTwoSuns,
  },
  {
    of: 'movie/1891',
    name: 'walker-on-the-snow',
    stance: 'floating',
    palette: 'slate',
    ground: 'day',
    style: 'placard',
    draw: walkerOnTheSnow,
  },
  {
    of: 'movie/1892',
    name: 'bear-in-the-treetops',
    stance: 'standing',
    palette: 'forest',
    ground: 'day',
    style: 'placard',
    draw: bearInTheTreetops,
  },
  {
    of: 'movie/118340',
    name: 'cassette-among-the-stars',
    stance: 'floating',
    palette: 'candy',
    ground: 'night',
    style: 'placard',
    draw: cassetteAmongTheStars,
  },
];
