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

function roseInTheLapel({ ground, ink, hero, second }: Scheme): string {
  const lapel = stroke(ground, 5, 'M188 122 118 268 166 282 132 318 236 530');
  const rose =
    fill(second, 'M0 10Q46 20 58 66 10 60 0 10z') +
    circle(0, 0, 40, hero) +
    stroke(ink, 4, 'M-8 4a10 10 0 1 1 14 6 20 20 0 1 1 10-24M-30-14Q-32 24 4 30M-10-34Q34-34 34 6');
  return (
    fill(second, 'M200-10H300V130L250 180 200 130z') +
    fill(ink, 'M-90 540V310Q-70 210 90 166L196 116 250 540 304 116 410 166Q570 210 590 310V540z') +
    fill(ground, 'M198 112 250 168 302 112 316 150 262 540H238L184 150z') +
    lapel +
    mirrored(250, lapel) +
    fill(ink, 'M250 196 180 156Q170 200 180 240zM250 196 320 156Q330 200 320 240z') +
    block(236, 180, 28, 34, ink, 8) +
    repeat(3, (index) => circle(250, 288 + index * 84, 7, ink)) +
    placed(372, 262, rose)
  );
}

function fishingOnTheLake({ ground, ink, hero, second }: Scheme): string {
  const man =
    fill(ink, 'M-34 50Q-38-44 0-46 38-44 34 50z') +
    circle(0, -66, 22, ink) +
    fill(ink, 'M-38-74H38V-84H24L16-108H-16L-24-84H-38z');
  return (
    circle(372, 96, 54, second) +
    fill(ink, 'M-90 210V164L30 110 110 156 206 126 306 172 420 136 590 180V210z') +
    block(-90, 206, 680, 330, hero) +
    stroke(ground, 4, 'M30 236H150M330 226H480M-90 470H60M420 452H590') +
    placed(176, 364, man) +
    placed(290, 364, man) +
    stroke(ink, 6, 'M306 352 444 236') +
    stroke(ink, 3, 'M442 236V444') +
    stroke(ground, 4, 'M418 446H466') +
    fill(ink, 'M76 376Q230 404 400 372 390 446 324 452H146Q92 446 76 376z') +
    stroke(ground, 4, 'M92 472H384M140 494H330')
  );
}

function briefcaseOfLight({ ground, hero, ink, second }: Scheme): string {
  const rays = repeat(11, (index) =>
    placed(250, 350, fill(hero, 'M-24-210 0-480 24-210z'), -90 + index * 18),
  );
  return (
    rays +
    fill(hero, 'M52 350a198 198 0 0 1 396 0z') +
    fill(ink, 'M112 350a138 138 0 0 1 276 0z') +
    block(96, 232, 308, 140, second, 16) +
    block(116, 252, 268, 140, ink, 6) +
    fill(ink, 'M76 372H424L400 350H100z') +
    block(76, 372, 348, 140, second, 16) +
    block(76, 372, 348, 22, ink) +
    stroke(ground, 14, 'M200 394V418Q200 438 214 438H286Q300 438 300 418V394') +
    repeat(2, (index) => block(112 + index * 220, 382, 56, 34, hero, 4))
  );
}

function chickenOfTheFavela({ hero, second, ink, ground }: Scheme): string {
  const house = (x: number, y: number, width: number, colour: string) =>
    block(x, y, width, 540 - y, colour) +
    fill(ink, path`M${x + 18} ${y + 22}h26v28h-26zM${x + width - 44} ${y + 22}h26v28h-26z`);
  return (
    house(150, 12, 104, hero) +
    house(272, 40, 110, second) +
    house(54, 66, 110, second) +
    house(372, 84, 104, hero) +
    house(-90, 116, 160, hero) +
    house(446, 150, 150, second) +
    house(-46, 206, 126, second) +
    house(180, 96, 120, second) +
    block(76, 168, 350, 380, hero) +
    block(-90, 482, 680, 80, ink) +
    fill(second, 'M322 236Q306 196 332 208 334 178 354 202 372 180 376 212 392 212 376 236z') +
    fill(second, 'M366 268Q392 300 372 314 350 312 354 268z') +
    fill(
      ink,
      'M300 330Q318 300 316 262 316 220 350 220 376 222 380 246L412 260 382 268Q384 330 352 376 320 418 250 418 170 418 146 360 128 306 72 262 122 270 134 268 112 240 94 216 150 232 176 262 194 306 236 330 270 342 300 330z',
    ) +
    circle(354, 246, 6, ground) +
    fill(second, 'M206 356Q256 384 300 352 284 404 236 396 212 388 206 356z') +
    stroke(ink, 10, 'M266 410 296 440 262 474M226 410 196 446 138 430')
  );
}

function boxUnderThePylons({ hero, ink, second }: Scheme): string {
  const pylon =
    stroke(ink, 6, 'M-12-300-52 0M12-300 52 0M-12-300H12M-70-250H70M-54-206H54') +
    stroke(ink, 4, 'M-20-206 34-110-44-30M20-206-34-110 44-30M-70-250-12-282M70-250 12-282');
  return (
    placed(400, 372, pylon) +
    placed(196, 372, pylon, 0, 0.66) +
    placed(84, 372, pylon, 0, 0.44) +
    stroke(
      ink,
      3,
      'M590 60Q500 130 470 122 330 230 242 207 170 256 115 262 60 290-90 300M590 20Q440 110 330 122 220 220 150 207 90 256 53 262 0 280-90 286',
    ) +
    block(-90, 368, 680, 170, second) +
    block(-90, 500, 680, 40, ink) +
    polygon(hero, [
      [108, 374],
      [252, 404],
      [252, 520],
      [108, 486],
    ]) +
    polygon(ink, [
      [252, 404],
      [352, 372],
      [352, 480],
      [252, 520],
    ]) +
    polygon(hero, [
      [108, 368],
      [212, 340],
      [352, 366],
      [252, 398],
    ]) +
    polygon(second, [
      [156, 355],
      [172, 351],
      [312, 379],
      [296, 384],
    ]) +
    fill(second, path`M172 388l18 4v50l-18-5z`)
  );
}

function octopusWithHammer({ hero, ink, second, ground }: Scheme): string {
  const arms = [
    'M210 270Q200 372 116 366 56 358 70 306 82 278 110 292',
    'M222 290Q230 430 140 446 74 454 62 416',
    'M240 290Q262 452 196 488',
    'M262 290Q262 430 326 466',
    'M280 290Q292 400 376 412 440 416 436 372 428 346 400 360',
    'M296 270Q330 346 376 322 414 296 398 222',
  ];
  return (
    circle(244, 232, 190, hero) +
    placed(
      384,
      176,
      block(-12, -90, 24, 190, ink, 8) +
        fill(ink, 'M-40-140H30Q66-138 76-104 56-98 30-98H-40z') +
        block(-62, -148, 26, 58, ink, 4),
      12,
    ) +
    arms.map((arm) => brushStroke(second, 30, arm)).join('') +
    brushStroke(second, 24, 'M398 226Q384 194 406 184') +
    fill(
      second,
      'M186 262Q180 214 162 178 132 56 244 52 356 56 326 178 308 214 302 262 310 330 244 330 178 330 186 262z',
    ) +
    circle(212, 232, 21, ink) +
    circle(276, 232, 21, ink) +
    block(202, 227, 20, 10, ground) +
    block(266, 227, 20, 10, ground)
  );
}

function dancerOnTheStairs({ hero, ink, second }: Scheme): string {
  const steps = repeat(6, (index) => path`h${index === 0 ? 262 : 74}v38`);
  return (
    circle(336, 196, 140, second) +
    fill(ink, `M-90 540V330${steps}V540z`) +
    placed(
      148,
      328,
      brushStroke(hero, 36, 'M18-104 12-52 6-14M26-104 90-88 132-136') +
        brushStroke(ink, 20, 'M-8-6H24M138-142 156-124') +
        brushStroke(hero, 26, 'M-8-190-62-206-92-262M18-190 78-206 108-262') +
        fill(hero, 'M-28-206H36L48-100Q20-84-4-100z') +
        fill(ink, 'M-6-208H16L8-156z') +
        circle(-98, -274, 14, ink) +
        circle(114, -274, 14, ink) +
        circle(-6, -242, 28, ink),
      0,
      1.04,
    )
  );
}

function lambAndMoth({ ground, hero, ink, second }: Scheme): string {
  const wing =
    fill(hero, 'M6-10Q60-92 148-78 150-20 78 4 112 12 96 52 40 60 6 20z') +
    circle(92, -40, 13, ground) +
    stroke(ground, 4, 'M12 4 76 4');
  const wool = [
    [150, 340],
    [126, 420],
    [350, 340],
    [374, 420],
    [196, 268],
    [304, 268],
    [176, 446],
    [324, 446],
    [250, 440],
  ];
  return (
    wool.map(([x = 0, y = 0]) => circle(x, y, 72, ink)).join('') +
    block(150, 300, 200, 140, ink) +
    placed(138, 284, oval(0, 0, 62, 24, second), 16) +
    placed(362, 284, oval(0, 0, 62, 24, second), -16) +
    fill(second, 'M182 256Q250 216 318 256 318 350 290 410 250 452 210 410 182 350 182 256z') +
    [
      [206, 246],
      [250, 226],
      [294, 246],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 38, ink))
      .join('') +
    oval(214, 322, 9, 15, ground) +
    oval(286, 322, 9, 15, ground) +
    stroke(ground, 5, 'M232 400Q250 416 268 400M250 408V424') +
    placed(
      250,
      140,
      wing +
        mirrored(0, wing) +
        oval(0, 14, 17, 52, ground) +
        oval(0, 14, 12, 46, hero) +
        circle(0, -40, 14, hero) +
        stroke(hero, 4, 'M-5-52Q-20-84-36-86M5-52Q20-84 36-86'),
      -8,
    )
  );
}

export const crimeMovies: Motif[] = [
  {
    of: 'movie/238',
    name: 'rose-in-the-lapel',
    stance: 'standing',
    palette: 'noir',
    ground: 'day',
    style: 'narrowBlock',
    draw: roseInTheLapel,
  },
  {
    of: 'movie/240',
    name: 'fishing-on-the-lake',
    stance: 'standing',
    palette: 'slate',
    ground: 'day',
    style: 'narrowBlock',
    draw: fishingOnTheLake,
  },
  {
    of: 'movie/680',
    name: 'briefcase-of-light',
    stance: 'floating',
    palette: 'canary',
    ground: 'night',
    style: 'slabBlock',
    draw: briefcaseOfLight,
  },
  {
    of: 'movie/598',
    name: 'chicken-of-the-favela',
    stance: 'standing',
    palette: 'mint',
    ground: 'day',
    style: 'stacked',
    draw: chickenOfTheFavela,
  },
  {
    of: 'movie/807',
    name: 'box-under-the-pylons',
    stance: 'standing',
    palette: 'desert',
    ground: 'dusk',
    style: 'narrowBlock',
    draw: boxUnderThePylons,
  },
  {
    of: 'movie/670',
    name: 'octopus-with-hammer',
    stance: 'floating',
    palette: 'plum',
    ground: 'night',
    style: 'placard',
    draw: octopusWithHammer,
  },
  {
    of: 'movie/475557',
    name: 'dancer-on-the-stairs',
    stance: 'standing',
    palette: 'sunset',
    ground: 'day',
    style: 'slabBlock',
    draw: dancerOnTheStairs,
  },
  {
    of: 'movie/274',
    name: 'lamb-and-moth',
    stance: 'floating',
    palette: 'blood',
    ground: 'night',
    style: 'narrowBlock',
    draw: lambAndMoth,
  },
];
