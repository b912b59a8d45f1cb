import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  oval,
  path,
  placed,
  polygon,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function sunkenTeacup({ ground, ink, hero, second }: Scheme): string {
  return (
    stroke(ink, 24, 'M392 150Q470 140 468 206 460 270 360 268') +
    fill(ink, 'M84 110H416Q420 300 330 390 250 450 170 390 80 300 84 110z') +
    oval(250, 112, 166, 44, second) +
    oval(250, 116, 148, 34, hero) +
    stroke(second, 14, 'M300 116 404 6') +
    oval(294, 120, 26, 11, second) +
    fill(ground, 'M112 184Q250 236 388 184 384 290 322 360 250 420 178 360 116 290 112 184z') +
    placed(
      252,
      292,
      brushStroke(ink, 20, 'M0-24 4 20') +
        brushStroke(
          ink,
          11,
          'M-2-26-40-54-66-48M4-26 40-50 52-76M0 24-26 56-20 84M6 24 36 46 64 40',
        ) +
        circle(-2, -50, 14, ink),
      -14,
    ) +
    oval(250, 462, 190, 24, ink) +
    oval(250, 456, 120, 10, ground)
  );
}

function showerAndDrain({ ground, ink, hero, second }: Scheme): string {
  return (
    stroke(second, 18, 'M590 54H420Q372 54 356 92') +
    placed(340, 120, fill(second, 'M-24-40H24L78 10H-78z') + block(-84, 10, 168, 18, ink, 6), 24) +
    stroke(
      ink,
      5,
      'M268 118 96 410M288 128 146 416M308 138 196 420M328 146 250 424M348 154 300 420M368 162 352 414M388 170 400 408',
      ' stroke-dasharray="70 16"',
    ) +
    oval(250, 446, 216, 64, ink) +
    stroke(
      hero,
      12,
      'M40 440Q70 496 250 496 420 494 424 446 414 408 250 408 110 412 104 446 118 478 250 478 366 474 370 446 356 424 250 424 160 430 158 446 176 462 250 462',
    ) +
    oval(250, 446, 44, 13, ground)
  );
}

function twinsInTheCorridor({ ground, ink, hero, second }: Scheme): string {
  const twin = (x: number) =>
    placed(
      x,
      262,
      fill(ground, 'M-26 0-12-46H12L26 0z') +
        circle(0, -62, 15, ink) +
        fill(ink, 'M-20-44Q-22-84 0-84 22-84 20-44L12-50Q10-66 0-66-10-66-12-50z') +
        circle(0, -60, 10, ground) +
        block(-13, 0, 9, 26, ground) +
        block(4, 0, 9, 26, ground),
    );
  const hexagon = (x: number, y: number, size: number) =>
    fill(
      second,
      path`M${x - size} ${y}l${size * 0.5} ${-size * 0.4}h${size}l${size * 0.5} ${size * 0.4} ${-size * 0.5} ${size * 0.4}h${-size}z`,
    );
  return (
    polygon(second, [
      [-90, -60],
      [180, 130],
      [180, 290],
      [-90, 540],
    ]) +
    polygon(second, [
      [590, -60],
      [320, 130],
      [320, 290],
      [590, 540],
    ]) +
    block(180, 130, 140, 160, ink) +
    polygon(hero, [
      [180, 290],
      [320, 290],
      [590, 540],
      [-90, 540],
    ]) +
    [
      [220, 306, 16],
      [280, 306, 16],
      [180, 336, 25],
      [250, 330, 22],
      [320, 336, 25],
      [110, 392, 42],
      [390, 392, 42],
      [20, 470, 64],
      [480, 470, 64],
    ]
      .map(([x = 0, y = 0, size = 0]) => hexagon(x, y, size))
      .join('') +
    fill(ground, 'M56 128 118 150V350L56 408zM444 128 382 150V350L444 408z') +
    twin(222) +
    twin(278) +
    placed(
      250,
      508,
      block(-12, -150, 24, 130, ink, 12) +
        brushStroke(ink, 14, 'M-66-166-44-156H44L66-166') +
        brushStroke(ink, 12, 'M0-150V-110M-70-34H70') +
        block(-86, -64, 24, 64, ink, 12) +
        block(62, -64, 24, 64, ink, 12) +
        fill(ink, 'M-44-112H44Q46-88 28-84H-28Q-46-88-44-112zM-10-90H10V-34H-10z'),
    )
  );
}

function lighthouseOnTheRock({ ground, ink, hero, second }: Scheme): string {
  return (
    fill(second, 'M262 96 590-30V190z') +
    fill(second, 'M238 96-90 30V150z') +
    stroke(
      hero,
      5,
      'M40 210 14 290M110 180 84 260M420 220 394 300M480 200 454 280M370 170 350 232M150 260 130 324',
    ) +
    fill(ink, 'M222 72Q224 46 250 42 276 46 278 72zM247 22H253V46H247z') +
    block(226, 70, 48, 46, hero) +
    block(212, 114, 76, 14, ink) +
    fill(ink, 'M222 128H278L292 290H208z') +
    stroke(ground, 13, 'M220 160 282 184M216 206 286 232M212 252 290 280') +
    fill(
      ink,
      'M60 470Q78 420 108 410L120 350 160 336 176 284 226 272 300 280 330 330 372 340 372 402 388 420 392 470z',
    ) +
    block(-90, 466, 680, 80, hero) +
    fill(ink, 'M-90 500Q-40 476 10 500T110 500 210 500 310 500 410 500 510 500 610 500V540H-90z') +
    fill(ink, 'M404 452H484L472 484H416zM424 430H462V452H424zM436 414H450V430H436z') +
    block(436, 420, 14, 6, second)
  );
}

function arrowThroughTheApple({ ground, ink, hero, second }: Scheme): string {
  return (
    placed(
      250,
      270,
      block(-220, -7, 440, 14, ink) +
        fill(ink, 'M174-32 240 0 174 32 188 0z') +
        fill(second, 'M-214-7-246-42H-184L-150-7zM-214 7-246 42H-184L-150 7z'),
      -20,
    ) +
    fill(
      hero,
      'M250 168Q210 134 160 146 96 166 100 254 108 360 182 414 220 432 250 416 280 432 318 414 392 360 400 254 404 166 340 146 290 134 250 168z',
    ) +
    fill(ground, 'M134 220Q136 182 170 172 184 176 170 188 148 196 148 224 140 236 134 220z') +
    fill(ink, 'M244 174Q240 120 266 88L282 96Q258 130 260 172z') +
    fill(second, 'M262 130Q292 70 366 84 346 142 262 130z') +
    placed(250, 270, block(-220, -7, 160, 14, ink) + block(-70, -14, 26, 28, ground, 13), -20)
  );
}

export const thrillerMovies: Motif[] = [
  {
    of: 'movie/419430',
    name: 'sunken-teacup',
    stance: 'floating',
    palette: 'petrol',
    ground: 'night',
    style: 'slabBlock',
    draw: sunkenTeacup,
  },
  {
    of: 'movie/539',
    name: 'shower-and-drain',
    stance: 'floating',
    palette: 'noir',
    ground: 'night',
    style: 'slabBlock',
    draw: showerAndDrain,
  },
  {
    of: 'movie/694',
    name: 'twins-in-the-corridor',
    stance: 'standing',
    palette: 'vertigo',
    ground: 'day',
    style: 'stacked',
    draw: twinsInTheCorridor,
  },
  {
    of: 'movie/11324',
    name: 'lighthouse-on-the-rock',
    stance: 'standing',
    palette: 'glacier',
    ground: 'day',
    style: 'narrowBlock',
    draw: lighthouseOnTheRock,
  },
  {
    of: 'movie/70160',
    name: 'arrow-through-the-apple',
    stance: 'floating',
    palette: 'tangerine',
    ground: 'night',
    style: 'stacked',
    draw: arrowThroughTheApple,
  },
];
