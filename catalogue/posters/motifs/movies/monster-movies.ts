import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  mirrored,
  oval,
  placed,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function mosquitoInAmber({ ground, ink, hero, second }: Scheme): string {
  const half =
    fill(second, 'M8-16Q84-6 112 98 64 86 8-2z') +
    brushStroke(ground, 6, 'M8-34 58-72 70-138M10-22 92-40 132 12M8-6 62 34 74 122');
  return (
    block(230, 388, 40, 132, ink) +
    fill(second, 'M196 340H304L286 396H214z') +
    fill(
      hero,
      'M88 210Q60 100 160 42 250 2 350 44 440 96 420 214 404 320 326 350 250 378 170 348 104 310 88 210z',
    ) +
    fill(ink, 'M120 196Q108 108 182 70 200 66 194 82 148 116 148 192 138 216 120 196z') +
    circle(364, 276, 14, ink) +
    circle(332, 308, 8, ink) +
    placed(
      262,
      200,
      half +
        mirrored(0, half) +
        fill(ground, 'M-14 0H14L9 104Q0 124-9 104z') +
        stroke(hero, 6, 'M-14 36H14M-12 58H12M-10 80H10') +
        oval(0, -18, 20, 30, ground) +
        circle(0, -60, 14, ground) +
        stroke(ground, 6, 'M0-66V-128'),
      16,
    )
  );
}

function catInTheCorridor({ ground, ink, hero, second }: Scheme): string {
  const ear = fill(second, 'M-40-142-42-206-4-174z');
  const eye = circle(-16, -146, 11, ink) + oval(-16, -146, 4, 9, ground);
  return (
    fill(second, 'M132 6H368L482 120V430H18V120z') +
    fill(ground, 'M140 24H360L464 128V430H36V128z') +
    fill(hero, 'M150 46H350L442 138V430H58V138z') +
    fill(
      ground,
      'M92 258Q84 214 124 178 220 96 356 112 424 122 432 160 428 184 380 178 316 176 288 216 284 262 316 304 372 330 376 430H196Q212 356 200 312 180 300 150 306 118 300 112 284z',
    ) +
    fill(ink, 'M106 268 116 288 124 270 134 292 142 271 152 292 160 272 170 288 176 270z') +
    stroke(hero, 4, 'M132 206Q230 130 376 144M318 322 300 430M344 346 336 430') +
    fill(ink, 'M-90 430H590V448H-90z') +
    placed(
      352,
      512,
      brushStroke(second, 20, 'M44-16Q112-6 104-64 96-96 112-112') +
        fill(second, 'M-58 4Q-70-84-32-118H32Q70-84 58 4z') +
        circle(0, -142, 44, second) +
        ear +
        mirrored(0, ear) +
        eye +
        mirrored(0, eye) +
        fill(ground, 'M-7-128H7L0-120z') +
        stroke(
          ground,
          6,
          'M0-186V-168M-14-182V-170M14-182V-170M-54-60H-32M54-60H32M-58-38H-38M58-38H38',
        ) +
        stroke(ground, 5, 'M-16 4V-40M16 4V-40'),
    )
  );
}

function finAndBarrels({ ground, ink, hero, second }: Scheme): string {
  const barrel = (x: number, y: number, turn: number) =>
    placed(
      x,
      y,
      block(-25, -34, 50, 68, second, 12) + stroke(ink, 6, 'M-25-12H25M-25 12H25'),
      turn,
    );
  return (
    circle(96, 96, 54, second) +
    fill(ink, 'M150 360Q176 120 380 34 318 130 326 210 332 290 372 360z') +
    stroke(ink, 3, 'M340 340Q370 290 400 312T470 320') +
    barrel(368, 330, -20) +
    barrel(420, 316, 10) +
    barrel(476, 334, -8) +
    fill(
      hero,
      'M-90 352Q-60 330-30 352T30 352 90 352 150 352 210 352 270 352 330 352 390 352 450 352 510 352 590 352V540H-90z',
    ) +
    stroke(ground, 5, 'M150 396H250M290 396H392M60 430H170M330 436H470M190 466H300M-90 480H60') +
    placed(
      74,
      346,
      fill(ink, 'M-56-18H64L50 12H-40z') +
        block(-20, -48, 40, 32, ink) +
        block(-12, -42, 10, 12, ground) +
        block(4, -42, 10, 12, ground) +
        stroke(ink, 4, 'M0-46V-104M-16-90H16M62-18 96-26V-40M0-100 62-18'),
    ) +
    fill(hero, 'M-90 362Q-60 342-30 362T30 362 90 362 150 362 210 362 230 370V400H-90z')
  );
}

function platesInTheSea({ ground, ink, hero, second }: Scheme): string {
  const plate = (x: number, y: number, turn: number, scale: number) =>
    placed(
      x,
      y,
      fill(hero, 'M-34 30-50-14-26-12-36-58-8-40 6-92 24-44 46-56 40-10 56-8 34 30z'),
      turn,
      scale,
    );
  return (
    circle(250, 210, 196, second) +
    plate(268, 126, 34, 0.5) +
    plate(310, 190, 44, 0.8) +
    plate(362, 274, 46, 1.15) +
    plate(428, 362, 48, 0.9) +
    fill(
      ground,
      'M96 450Q110 330 168 286 186 262 178 238L128 236Q112 226 122 212L178 208 116 196Q104 174 124 156 166 122 222 132 282 156 306 220 350 300 412 372 460 420 500 450z',
    ) +
    fill(second, 'M144 172 168 164 164 178z') +
    fill(hero, 'M128 212 134 202 140 212 146 203 152 211 158 204 164 210z') +
    stroke(second, 4, 'M206 300Q196 350 204 420M246 290Q240 350 258 420M292 320Q290 370 312 420') +
    block(-90, 424, 680, 120, hero) +
    stroke(ground, 6, 'M-90 452H120M170 446H340M400 456H590M60 486H230M290 490H470') +
    placed(
      86,
      420,
      fill(ink, 'M-46-14H52L40 10H-36z') +
        block(-30, -38, 30, 24, ink) +
        stroke(ink, 4, 'M20-14V-60M-16-38V-56'),
    ) +
    placed(
      96,
      74,
      fill(ink, 'M-44-5H30Q40 0 30 6H-44z') +
        stroke(ink, 9, 'M-12 0 6-34M-12 0 2 30') +
        stroke(ink, 6, 'M24 0 34-14M24 2 32 14M-44-16V18'),
      -14,
    )
  );
}

export const monsterMovies: Motif[] = [
  {
    of: 'movie/329',
    name: 'mosquito-in-amber',
    stance: 'floating',
    palette: 'mustard',
    ground: 'night',
    style: 'slab',
    draw: mosquitoInAmber,
  },
  {
    of: 'movie/348',
    name: 'cat-in-the-corridor',
    stance: 'floating',
    palette: 'absinthe',
    ground: 'night',
    style: 'modern',
    draw: catInTheCorridor,
  },
  {
    of: 'movie/578',
    name: 'fin-and-barrels',
    stance: 'standing',
    palette: 'riviera',
    ground: 'day',
    style: 'slabBlock',
    draw: finAndBarrels,
  },
  {
    of: 'movie/940721',
    name: 'plates-in-the-sea',
    stance: 'floating',
    palette: 'glacier',
    ground: 'night',
    style: 'placard',
    draw: platesInTheSea,
  },
];
