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

function sootAndSweets({ ink, hero, second }: Scheme): string {
  const soot =
    circle(0, 0, 84, ink) +
    stroke(ink, 24, 'M0-88A88 88 0 0 1 0 88 88 88 0 0 1 0-88', ' stroke-dasharray="9 6"') +
    brushStroke(hero, 52, 'M-36-10h0M36-10h0') +
    brushStroke(ink, 20, 'M-30-8h0M30-8h0');
  const sweet = (x: number, y: number, size: number, colour: string) =>
    placed(x, y, brushStroke(colour, 27, 'M-36 0H36M0-36V36M-25-25 25 25M-25 25 25-25'), 0, size);
  return (
    sweet(250, 82, 1.36, hero) +
    stroke(
      ink,
      9,
      'M186 190Q172 140 208 118M314 190Q328 140 292 118M214 336 206 384 186 386M286 336 294 384 314 386M70 398 66 428M112 398 116 428M374 436 370 468M430 436 434 468M60 300 46 270M118 296 110 266',
    ) +
    placed(250, 250, soot, 0, 1.12) +
    sweet(404, 180, 0.8, second) +
    sweet(84, 110, 0.64, second) +
    sweet(76, 234, 0.76, hero) +
    placed(92, 348, soot, 0, 0.64) +
    placed(402, 370, soot, 0, 0.8) +
    sweet(238, 460, 0.8, second)
  );
}

function cubOnTheRock({ ground, ink, hero, second }: Scheme): string {
  return (
    circle(290, 230, 194, hero) +
    stroke(ground, 7, 'M-90 330H590') +
    stroke(ground, 11, 'M-90 366H590') +
    stroke(ground, 16, 'M-90 404H590') +
    fill(second, 'M-90 440Q100 400 240 420 420 440 590 400V540H-90z') +
    fill(
      ink,
      'M-90 310-30 284 60 294 150 288 352 256 366 268 290 310 230 326 210 380 180 430 160 540H-90z',
    ) +
    placed(
      324,
      266,
      fill(ink, 'M-26 0-18-40Q-34-70-14-92 6-102 20-88 32-66 18-40L30 0H12L2-34-8 0z') +
        circle(6, -112, 22, ink) +
        brushStroke(ink, 13, 'M-8-86 16-136 36-164M12-78 34-120 52-158') +
        stroke(ink, 6, 'M-20-36Q-64-20-60-66') +
        oval(50, -184, 23, 34, ink) +
        circle(66, -226, 22, ink) +
        brushStroke(ink, 13, 'M48-246h0M80-246h0M58-160 74-146M62-190 86-178') +
        stroke(ink, 6, 'M36-160Q10-160 12-184'),
      0,
      0.96,
    ) +
    fill(
      ink,
      'M404 540 410 420 386 402V392L414 402 420 366H428L426 404 446 390V400L424 420 426 540z',
    ) +
    fill(ink, 'M340 372Q360 350 390 356 410 336 440 348 476 346 490 372z') +
    fill(ink, 'M-90 506Q120 470 300 496 460 510 590 486V540H-90z')
  );
}

function umbrellaAndSprout({ ground, ink, hero, second }: Scheme): string {
  const acorn =
    brushStroke(hero, 12, 'M0-50Q-6-90 6-130') +
    fill(hero, 'M4-104Q-56-98-66-158-6-164 4-104zM6-120Q20-180 84-174 76-114 6-120z') +
    fill(second, 'M-94-10H94Q98 72 0 118-98 72-94-10z') +
    fill(ink, 'M-114 0Q-114-60 0-64 114-60 114 0 0 24-114 0z') +
    stroke(second, 5, 'M-76-10-30-56M-30 4 30-60M30 6 80-50M-84-38-44 4M-24-56 16 4M40-54 76-2') +
    fill(ground, 'M-70 26H-54Q-50 60-24 80-62 66-70 26z');
  return (
    stroke(
      hero,
      6,
      'M40 40V90M96 130V170M150 10V50M350 20V56M410 110V156M460 40V84M30 240V284M470 240V286M60 330V372M440 350V390M30 430V470M476 440V480',
    ) +
    fill(
      ink,
      'M54 226Q60 60 250 50 440 60 446 226 422 196 382 222 340 192 300 222 250 192 200 222 160 192 118 222 78 196 54 226z',
    ) +
    stroke(
      ground,
      5,
      'M118 220Q140 110 236 56M200 220Q206 120 246 56M300 220Q294 120 254 56M382 220Q360 110 264 56',
    ) +
    block(246, 24, 8, 30, ink) +
    brushStroke(ink, 11, 'M250 204V470Q250 498 276 498 300 496 298 470') +
    placed(150, 404, acorn, 0, 0.9) +
    placed(364, 438, acorn, 0, 0.6)
  );
}

function sproutInTheBoot({ ground, ink, hero, second }: Scheme): string {
  const cubes = (x: number, top: number, count: number) =>
    repeat(count, (index) => block(x, top + index * 46, 42, 42, ink));
  return (
    circle(250, 200, 180, second) +
    cubes(-40, 330, 4) +
    cubes(6, 284, 5) +
    cubes(52, 376, 3) +
    cubes(452, 238, 6) +
    cubes(406, 330, 4) +
    cubes(498, 376, 3) +
    fill(ink, 'M150 262H282L290 372Q310 400 360 404 420 410 422 462V480H134L142 440z') +
    block(126, 476, 304, 26, ink) +
    stroke(ground, 6, 'M130 476H424') +
    fill(ground, 'M142 250H290V278H142z') +
    stroke(ground, 7, 'M232 310 282 300M234 340 288 330M240 370 296 360') +
    fill(hero, 'M160 250Q216 222 272 250z') +
    brushStroke(hero, 13, 'M216 246Q208 190 222 134') +
    fill(
      hero,
      'M220 152Q150 152 128 84 202 72 220 152zM222 140Q230 52 312 50 310 136 222 140zM214 206Q252 164 302 186 270 230 214 206z',
    ) +
    block(-90, 500, 680, 40, ink)
  );
}

function clawAboveTheThree({ ground, ink, hero, second }: Scheme): string {
  const claw = brushStroke(second, 22, 'M272 112Q356 130 356 200 354 244 316 266');
  const eyes = 'M-34-34h0M0-40h0M34-34h0';
  const alien =
    fill(ink, 'M-62 90Q-66 24-30 14H30Q66 24 62 90z') +
    fill(
      hero,
      'M-5-74V-90A12 12 0 1 1 5-90V-74Q52-72 62-42L104-66 92-24 64-4Q50 32 0 32-50 32-64-4L-92-24-104-66-62-42Q-52-72-5-74z',
    ) +
    brushStroke(ground, 28, eyes) +
    brushStroke(ink, 12, eyes) +
    stroke(ink, 6, 'M-20 4Q0 20 20 4');
  return (
    block(240, 0, 20, 80, ink) +
    fill(ink, 'M214 64H286L306 132H194z') +
    claw +
    mirrored(250, claw) +
    brushStroke(second, 22, 'M250 130V226') +
    placed(64, 420, alien, 0, 1.2) +
    placed(436, 420, alien, 0, 1.2) +
    placed(250, 384, alien, 0, 1.2) +
    fill(ink, 'M-90 482H590V540H-90z')
  );
}

function sneakerOnAThread({ ground, ink, hero, second }: Scheme): string {
  const shoe = 'M-136 64Q-120-20-134-90L-142-168Q-70-146-2-180L14-92 66-22Q156-8 172 64V96H-136z';
  const dots = repeat(5, (row) =>
    stroke(
      hero,
      26 - row * 5,
      path`M${-70 + (row % 2) * 24} ${496 - row * 42}H560`,
      ' stroke-linecap="round" stroke-dasharray="0 48"',
    ),
  );
  return (
    dots +
    stroke(ink, 7, 'M266-10 252 120') +
    placed(
      250,
      280,
      placed(-16, 10, fill(second, shoe)) +
        placed(14, -10, fill(ink, shoe)) +
        fill(hero, shoe) +
        fill(
          ground,
          'M-138 64Q-122 0-132-66L-80-54Q-72 0-82 64zM100-12Q164 0 172 64H114Q116 20 84-10z',
        ) +
        fill(second, 'M-136-96 6-120 14-92-134-66z') +
        block(-150, 60, 336, 38, ink, 17) +
        stroke(ground, 5, 'M-136 80H172') +
        stroke(ink, 9, 'M-30-152 10-142M-36-56 34-66M-10-26 58-34') +
        brushStroke(
          ink,
          7,
          'M4-150 26-166M4-148Q70-190 96-140 104-104 76-98M34-66Q80-90 110-64 124-44 150-56',
        ),
      -16,
      1.14,
    )
  );
}

export const animatedMovies: Motif[] = [
  {
    of: 'movie/129',
    name: 'soot-and-sweets',
    stance: 'floating',
    palette: 'tangerine',
    ground: 'colour',
    style: 'stacked',
    draw: sootAndSweets,
  },
  {
    of: 'movie/324857',
    name: 'sneaker-on-a-thread',
    stance: 'floating',
    palette: 'ultraviolet',
    ground: 'night',
    style: 'stacked',
    draw: sneakerOnAThread,
  },
  {
    of: 'movie/8587',
    name: 'cub-on-the-rock',
    stance: 'standing',
    palette: 'sunset',
    ground: 'dusk',
    style: 'placard',
    draw: cubOnTheRock,
  },
  {
    of: 'movie/8392',
    name: 'umbrella-and-sprout',
    stance: 'floating',
    palette: 'mint',
    ground: 'day',
    style: 'stacked',
    draw: umbrellaAndSprout,
  },
  {
    of: 'movie/10681',
    name: 'sprout-in-the-boot',
    stance: 'standing',
    palette: 'olive',
    ground: 'day',
    style: 'slabBlock',
    draw: sproutInTheBoot,
  },
  {
    of: 'movie/862',
    name: 'claw-above-the-three',
    stance: 'standing',
    palette: 'absinthe',
    ground: 'day',
    style: 'slabBlock',
    draw: clawAboveTheThree,
  },
];
