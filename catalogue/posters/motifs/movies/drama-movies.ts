import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  mirrored,
  onCircle,
  path,
  placed,
  polygon,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function towersThroughTheWindow({ ground, ink, hero, second }: Scheme): string {
  const tower = (x: number, y: number, width: number, colour: string, turn: number) =>
    placed(
      x,
      470,
      block(0, y - 470, width, 560 - y, colour) +
        stroke(
          ground,
          9,
          path`M${width * 0.28} ${y - 440}V60M${width * 0.72} ${y - 440}V60`,
          ' stroke-dasharray="12 18"',
        ),
      turn,
    );
  return (
    tower(14, 180, 84, second, 0) +
    tower(120, 70, 96, hero, -9) +
    tower(270, 120, 90, second, 13) +
    tower(384, 150, 92, hero, 6) +
    stroke(ink, 16, 'M-90 20H590M250 20V470') +
    block(-90, 440, 680, 100, ink) +
    placed(
      250,
      456,
      fill(ink, 'M-92 10-86-120Q-82-152-50-154-18-152-14-120L-8 10z') +
        circle(-50, -186, 30, ink) +
        fill(ink, 'M2 10 22-108Q26-136 52-138 78-136 82-108L102 10z') +
        circle(52, -164, 27, ink) +
        fill(ink, 'M14-124Q8-202 52-202 96-202 90-124z') +
        brushStroke(ink, 18, 'M-22-60 0-34 26-60'),
    )
  );
}

function twoChairsAndAChild({ ground, ink, hero, second }: Scheme): string {
  return (
    block(-90, -10, 340, 560, second) +
    block(250, -10, 340, 560, hero) +
    block(243, -10, 14, 560, ground) +
    fill(ink, 'M20 540Q24 300 78 236 70 160 122 150 176 160 168 236 214 300 218 540z') +
    fill(second, 'M98 190Q100 174 122 172 146 174 146 196 146 228 122 238 98 228 98 190z') +
    fill(ink, 'M290 540Q288 310 336 270L362 258H402L428 270Q474 310 478 540z') +
    circle(382, 222, 42, ink) +
    fill(hero, 'M362 262 382 306 402 262Q382 268 362 262z') +
    fill(ground, 'M198 540Q202 424 232 396 222 338 250 334 278 338 268 396 298 424 302 540z') +
    fill(ink, 'M236 368Q236 352 250 352 264 352 264 368 264 386 250 390 236 386 236 368z')
  );
}

function medalOnABraid({ ground, ink, hero, second }: Scheme): string {
  const braid = brushStroke(
    ink,
    21,
    repeat(10, (index) => {
      const x = 112 + index * 13;
      const y = index * 30 - 14;
      return path`M${x - 18} ${y + 6}l16 10M${x + 22} ${y + 8}l-10 20`;
    }),
  );
  const wrestler =
    brushStroke(ink, 21, 'M186 436 210 410 196 384 232 362') +
    brushStroke(ink, 13, 'M234 364 276 386') +
    circle(228, 340, 15, ink);
  return (
    braid +
    mirrored(250, braid) +
    block(220, 280, 60, 26, hero, 6) +
    circle(250, 402, 112, second) +
    circle(250, 402, 98, ground) +
    circle(250, 402, 88, hero) +
    wrestler +
    mirrored(250, wrestler) +
    stroke(ink, 8, 'M190 452H310')
  );
}

function hammerInTheBook({ ground, ink, hero, second }: Scheme): string {
  const leaf = (shift: number, colour: string) =>
    fill(
      colour,
      path`M250 ${110 + shift}Q150 ${62 + shift} 40 ${96 + shift}V${420 + shift}Q150 ${386 + shift} 250 ${436 + shift} 350 ${386 + shift} 460 ${420 + shift}V${96 + shift}Q350 ${62 + shift} 250 ${110 + shift}z`,
    );
  return (
    fill(hero, 'M24 110H250V476H24zM250 110H476V476H250z') +
    leaf(26, second) +
    leaf(0, ink) +
    stroke(ground, 5, 'M250 110V436') +
    stroke(
      second,
      6,
      'M70 140Q150 120 220 146M70 176Q150 156 220 182M70 212Q150 192 220 218M70 248Q150 228 220 254M70 284Q150 264 220 290M70 320Q150 300 220 326M70 356Q150 336 220 362',
    ) +
    placed(
      356,
      260,
      block(-12, -84, 24, 230, ground, 6) + fill(ground, 'M-52-120H34Q62-118 74-84L52-74H-52z'),
      6,
    )
  );
}

function mouseWithSpool({ ground, ink, hero, second }: Scheme): string {
  return (
    block(-90, 400, 680, 150, hero) +
    fill(ink, 'M-90 540V520H590V540z') +
    stroke(ink, 9, 'M50-10V300M130-10V300M370-10V300M450-10V300M210-10V300M290-10V300') +
    block(-90, 290, 680, 18, ink) +
    placed(
      352,
      376,
      block(-62, -72, 28, 144, second, 8) +
        block(34, -72, 28, 144, second, 8) +
        block(-36, -56, 72, 112, ground) +
        stroke(hero, 12, 'M-36-38 36-28M-36-10 36 0M-36 18 36 28M-36 46 36 54'),
    ) +
    brushStroke(ink, 9, 'M74 424Q20 440 24 384 34 340 0 330') +
    fill(
      ink,
      'M64 440Q54 320 150 304 170 300 200 320 214 296 246 300 286 330 296 366 290 384 260 388 256 440 240 440z',
    ) +
    circle(206, 300, 30, ink) +
    circle(206, 300, 17, second) +
    circle(262, 344, 7, ground) +
    circle(296, 366, 8, second) +
    brushStroke(ink, 12, 'M250 400 286 384M90 440H130M200 440H246')
  );
}

function gearInAnOrange({ ground, ink, hero, second }: Scheme): string {
  const teeth = Array.from({ length: 40 }, (_, index) =>
    onCircle(230, 290, index % 4 < 2 ? 112 : 88, (index * 360) / 40),
  );
  return (
    fill(
      ink,
      'M372 270H430V226Q430 204 452 204 480 210 480 290 480 370 452 376 430 376 430 354V310H372z',
    ) +
    circle(456, 246, 12, ground) +
    circle(456, 334, 12, ground) +
    circle(230, 290, 186, hero) +
    circle(230, 290, 162, ground) +
    circle(230, 290, 150, second) +
    stroke(
      ground,
      8,
      repeat(10, (index) => {
        const [x, y] = onCircle(230, 290, 152, index * 36);
        return path`M230 290L${x} ${y}`;
      }),
    ) +
    polygon(ink, teeth) +
    circle(230, 290, 44, ground) +
    circle(230, 290, 18, ink) +
    fill(ink, 'M236 110Q226 70 250 40L264 46Q248 74 256 108z') +
    fill(second, 'M258 80Q300 20 370 44 340 104 258 80z')
  );
}

export const dramaMovies: Motif[] = [
  {
    of: 'movie/550',
    name: 'towers-through-the-window',
    stance: 'standing',
    palette: 'lipstick',
    ground: 'day',
    style: 'slabBlock',
    draw: towersThroughTheWindow,
  },
  {
    of: 'movie/60243',
    name: 'two-chairs-and-a-child',
    stance: 'standing',
    palette: 'clay',
    ground: 'day',
    style: 'airy',
    draw: twoChairsAndAChild,
  },
  {
    of: 'movie/360814',
    name: 'medal-on-a-braid',
    stance: 'floating',
    palette: 'mustard',
    ground: 'day',
    style: 'slabBlock',
    draw: medalOnABraid,
  },
  {
    of: 'movie/278',
    name: 'hammer-in-the-book',
    stance: 'floating',
    palette: 'peacock',
    ground: 'night',
    style: 'stacked',
    draw: hammerInTheBook,
  },
  {
    of: 'movie/497',
    name: 'mouse-with-spool',
    stance: 'standing',
    palette: 'mint',
    ground: 'day',
    style: 'placard',
    draw: mouseWithSpool,
  },
  {
    of: 'movie/185',
    name: 'gear-in-an-orange',
    stance: 'floating',
    palette: 'vertigo',
    ground: 'day',
    style: 'placard',
    draw: gearInAnOrange,
  },
];
