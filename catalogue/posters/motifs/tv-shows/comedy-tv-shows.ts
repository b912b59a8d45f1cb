import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  cutOut,
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

function duckAndChickAtTheDoor({ ground, ink, hero, second }: Scheme): string {
  const duck =
    stroke(second, 8, 'M-14-14V0H12M16-14V0H42') +
    fill(
      ink,
      'M-96-84Q-70-64-36-72-4-80 8-104-4-116-4-134-4-168 30-168 64-168 64-134 64-116 52-104 72-84 66-52 50-8-12-8-78-8-96-84z',
    ) +
    fill(second, 'M60-146Q88-142 96-128 80-120 58-122z') +
    circle(36, -140, 7, hero) +
    stroke(hero, 5, 'M-44-56Q-24-24 24-46');
  const chick =
    stroke(hero, 6, 'M-8-8V0H8M12-8V0H28') +
    fill(second, 'M-46-64Q-30-50-14-58A26 26 0 1 1 34-58Q50-20 20-8H-16Q-42-20-46-64z') +
    fill(hero, 'M38-84 56-76 38-68z') +
    circle(18, -80, 5, hero);
  const corners = [
    [166, 66],
    [334, 66],
    [166, 254],
    [334, 254],
  ];
  return (
    stroke(hero, 8, 'M44 540V22H456V540M96 540V326H404V540') +
    corners.map(([x = 0, y = 0]) => circle(x, y, 24, second)).join('') +
    block(160, 60, 180, 200, second, 10) +
    block(190, 90, 120, 140, ground) +
    stroke(hero, 4, 'M176 76H324V244H176z') +
    circle(250, 160, 22, hero) +
    circle(250, 160, 11, ink) +
    stroke(ink, 9, 'M462 118Q440 206 382 152', ' stroke-dasharray="12 6"') +
    block(360, 136, 30, 24, second, 6) +
    circle(412, 286, 22, second) +
    placed(182, 522, duck, 0, 1.1) +
    placed(344, 522, chick, 0, 1.1)
  );
}

function ballWithMoustache({ ground, ink, hero, second }: Scheme): string {
  const pentagon = (x: number, y: number, radius: number, turn: number) =>
    polygon(
      hero,
      Array.from({ length: 5 }, (_, index) => onCircle(x, y, radius, turn + index * 72)),
    );
  const half = 'M250 304Q220 268 178 290 140 318 96 284 108 372 190 370 238 364 250 336z';
  return (
    stroke(ink, 6, 'M-90 262H590') +
    circle(250, 262, 226, ink) +
    circle(250, 262, 220, ground) +
    circle(250, 262, 178, ink) +
    cutOut(
      circle(250, 262, 178, ink),
      stroke(
        hero,
        8,
        'M222 212H278M164 166 126 112M336 166 374 112M138 236 60 262M362 236 440 262M250 126V70M120 330 134 390 250 420 366 390 380 330M250 420V450',
      ) +
        pentagon(178, 212, 50, 0) +
        pentagon(322, 212, 50, 180) +
        pentagon(250, 66, 62, 90) +
        pentagon(74, 372, 62, 0) +
        pentagon(426, 372, 62, 180),
    ) +
    fill(second, half) +
    mirrored(250, fill(second, half))
  );
}

function fiveAtOnePot({ ground, ink, hero, second }: Scheme): string {
  const chopsticks = [-90, -38, -142, 14, 166].map((angle) => {
    const [x, y] = onCircle(250, 290, 98, angle);
    return placed(x, y, fill(ink, 'M0-9 300-26V-14L0-3zM0 3 300 14V26L0 9z'), angle);
  });
  return (
    block(30, 258, 440, 64, hero, 26) +
    circle(250, 290, 182, hero) +
    circle(250, 290, 160, ink) +
    circle(250, 290, 152, second) +
    brushStroke(
      ground,
      9,
      'M150 300Q170 260 196 296T244 300 290 296 344 306M160 340Q190 310 212 342T262 344 306 340 334 344M150 262Q180 226 204 262M196 384Q220 356 242 384T290 380M300 252Q320 224 348 256',
    ) +
    oval(258, 268, 46, 38, ground) +
    circle(262, 266, 21, hero) +
    circle(196, 322, 9, ink) +
    circle(318, 368, 9, ink) +
    circle(352, 292, 9, ink) +
    circle(226, 214, 9, ink) +
    chopsticks.join('')
  );
}

function puffyShirt({ ground, ink, hero, second }: Scheme): string {
  const frill = 'M-50 0Q-62 34-34 30-22 48 0 32 22 48 34 30 62 34 50 0z';
  const hems = repeat(
    6,
    (index) =>
      path`M${190 - index * 3} ${212 + index * 46}q${6 + index} 36 30 22 14 24 ${30 + index * 3} 0 ${16 + index * 2} 24 ${30 + index * 3} 0 24 14 30-22`,
  );
  const sleeve =
    fill(ink, 'M196 126Q80 120 50 232 22 330 70 384L128 392Q168 330 176 246z') +
    stroke(second, 6, 'M166 170Q100 210 92 340M180 226Q132 270 116 352') +
    placed(98, 386, fill(ink, frill) + stroke(second, 7, 'M-48 2H48'), 8, 0.84);
  const collar = placed(
    202,
    116,
    fill(ink, frill) + stroke(second, 6, 'M-54 18Q-48 34-34 30-22 48 0 32 22 48 34 30 48 34 54 18'),
    36,
    0.86,
  );
  return (
    brushStroke(ink, 9, 'M250 92V66Q276 60 276 38 274 14 250 14 228 16 226 36') +
    sleeve +
    mirrored(250, sleeve) +
    fill(ink, 'M180 128H320L350 300 360 498Q250 512 140 498L150 300z') +
    stroke(second, 6, 'M184 236 166 470M316 236 334 470') +
    stroke(second, 7, hems) +
    fill(ground, 'M214 112H286L250 176z') +
    collar +
    mirrored(250, collar) +
    circle(250, 184, 8, hero)
  );
}

function staplerInJelly({ ground, ink, hero, second }: Scheme): string {
  return (
    oval(250, 474, 226, 34, second) +
    oval(250, 462, 196, 22, ground) +
    fill(
      hero,
      'M84 440Q92 250 126 160 146 104 250 104 354 104 374 160 408 250 416 440 416 470 366 470 346 486 308 474 280 488 250 476 220 488 192 474 154 486 134 470 84 470 84 440z',
    ) +
    placed(
      250,
      306,
      fill(ink, 'M-128-10Q-128-40-92-44L82-66Q122-68 124-32V58H-130V38H88V6L-126 22z') +
        stroke(ground, 7, 'M-104 4 84-22'),
      -12,
    ) +
    brushStroke(ground, 11, 'M134 256Q142 206 156 176 168 150 204 144') +
    stroke(
      ink,
      7,
      'M66 226Q50 262 52 306M40 250Q32 274 32 298M434 226Q450 262 448 306M460 250Q468 274 468 298',
    )
  );
}

function ponyByCandlelight({ ground, ink, hero, second }: Scheme): string {
  const candle = (x: number, height: number) =>
    placed(
      x,
      530,
      block(-13, -height, 26, height, ground, 4) +
        fill(
          second,
          path`M0 ${-height - 56}Q26 ${-height - 22} 0 ${-height - 6}-26 ${-height - 22} 0 ${-height - 56}z`,
        ),
    );
  return (
    circle(256, 262, 236, hero) +
    fill(ink, 'M196 380H232L226 486H190zM300 380H334L320 486H286z') +
    fill(ground, 'M136 258Q60 240 62 350 66 420 96 440 100 390 118 350 142 320 146 286z') +
    fill(
      ink,
      'M124 312Q122 244 186 236L290 240Q306 160 344 122L346 84 376 108Q410 134 432 196 440 224 412 232 392 234 374 220 372 280 374 300 384 372 362 396L370 486H328L318 420Q250 440 184 416L178 486H136L138 398Q116 364 124 312z',
    ) +
    fill(
      ground,
      'M350 88Q300 100 282 180 258 250 276 306 302 296 310 262 332 250 332 214 352 190 350 158 374 150 384 130 374 104 350 88z',
    ) +
    circle(388, 168, 7, ground) +
    fill(second, 'M330 300 312 366 334 356 346 372 350 300z') +
    circle(336, 290, 30, second) +
    circle(336, 290, 15, ground) +
    block(-90, 482, 680, 50, ink) +
    candle(58, 76) +
    candle(106, 48) +
    candle(398, 48) +
    candle(446, 76)
  );
}

function fistOnTheJukebox({ ground, ink, hero, second }: Scheme): string {
  const note =
    stroke(ink, 9, 'M-26 38V-40L30-54V24') + oval(-38, 40, 17, 13, ink) + oval(18, 26, 17, 13, ink);
  return (
    fill(hero, 'M60 540V190a134 134 0 0 1 268 0V540z') +
    stroke(second, 18, 'M88 540V190a106 106 0 0 1 212 0V540') +
    fill(ink, 'M116 290V190a78 78 0 0 1 156 0V290z') +
    circle(194, 214, 58, ground) +
    circle(194, 214, 50, ink) +
    circle(194, 214, 24, hero) +
    circle(194, 214, 6, ground) +
    block(116, 304, 156, 40, ground, 6) +
    repeat(5, (index) => block(128 + index * 28, 314, 18, 20, index % 2 ? second : hero, 4)) +
    block(116, 360, 156, 180, ink, 10) +
    repeat(5, (index) => block(131 + index * 28, 376, 12, 170, ground, 6)) +
    ring(194, 440, 38, 14, hero) +
    placed(400, 118, note, 8) +
    placed(414, 480, note, -8, 0.7) +
    brushStroke(ink, 9, 'M344 238 366 214M348 392 370 414M340 206 344 178') +
    fill(ink, 'M448 256H590V380H448z') +
    block(432, 256, 26, 124, second) +
    fill(
      second,
      'M440 268V366H380Q360 370 358 352 342 348 346 332 334 320 346 306 340 290 356 286 360 264 382 268z',
    ) +
    brushStroke(
      ground,
      6,
      'M360 288H386M352 310H386M354 334H384M440 300Q412 296 402 318 394 344 366 354',
    )
  );
}

export const comedyTvShows: Motif[] = [
  {
    of: 'tv/1668',
    name: 'duck-and-chick-at-the-door',
    stance: 'standing',
    palette: 'violet',
    ground: 'colour',
    style: 'slabBlock',
    draw: duckAndChickAtTheDoor,
  },
  {
    of: 'tv/97546',
    name: 'ball-with-moustache',
    stance: 'floating',
    palette: 'forest',
    ground: 'colour',
    style: 'slabBlock',
    draw: ballWithMoustache,
  },
  {
    of: 'tv/64010',
    name: 'five-at-one-pot',
    stance: 'floating',
    palette: 'mustard',
    ground: 'day',
    style: 'stacked',
    draw: fiveAtOnePot,
  },
  {
    of: 'tv/1400',
    name: 'puffy-shirt',
    stance: 'floating',
    palette: 'lipstick',
    ground: 'colour',
    style: 'placard',
    draw: puffyShirt,
  },
  {
    of: 'tv/2316',
    name: 'stapler-in-jelly',
    stance: 'standing',
    palette: 'canary',
    ground: 'day',
    style: 'narrowBlock',
    draw: staplerInJelly,
  },
  {
    of: 'tv/8592',
    name: 'pony-by-candlelight',
    stance: 'standing',
    palette: 'mint',
    ground: 'day',
    style: 'stacked',
    draw: ponyByCandlelight,
  },
  {
    of: 'tv/3845',
    name: 'fist-on-the-jukebox',
    stance: 'standing',
    palette: 'candy',
    ground: 'day',
    style: 'stacked',
    draw: fistOnTheJukebox,
  },
];
