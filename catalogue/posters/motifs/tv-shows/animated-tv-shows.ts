import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  mirrored,
  onCircle,
  oval,
  placed,
  polygon,
  repeat,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function doughnutOverThePlant({ ground, ink, hero, second }: Scheme): string {
  const cloud = 'M-60 0a30 30 0 0 1 34-30 44 44 0 0 1 80-6 34 34 0 0 1 26 36z';
  const tower = fill(ink, 'M-74 0Q-36-90-50-176H50Q36-90 74 0z') + block(-50, -170, 100, 10, hero);
  const sprinkles = [
    [-104, -30, 20],
    [-80, 52, 70],
    [-30, 96, 10],
    [40, 92, -40],
    [98, 44, 60],
    [-58, -84, -30],
    [6, -102, 80],
    [-108, 14, -60],
    [104, -8, 10],
    [-24, -70, 30],
  ];
  return (
    placed(54, 118, fill(hero, cloud)) +
    placed(452, 330, fill(hero, cloud), 0, 0.9) +
    placed(
      256,
      206,
      circle(0, 0, 172, hero) +
        fill(
          second,
          'M-154 0A154 154 0 0 1 154 0Q158 50 128 58 128 104 90 100 70 146 30 128-8 162-44 128-84 136-96 94-142 84-134 42-154 30-154 0z',
        ) +
        sprinkles
          .map(([x = 0, y = 0, turn = 0], index) =>
            placed(x, y, block(-15, -6, 30, 12, index % 2 ? hero : ink, 6), turn),
          )
          .join('') +
        circle(0, 0, 52, hero) +
        circle(0, 0, 42, ground) +
        circle(96, -146, 40, ground) +
        circle(142, -100, 40, ground),
    ) +
    fill(hero, 'M34 360a36 36 0 0 1 20-66 46 46 0 0 1 84-10 36 36 0 0 1 10 70z') +
    placed(92, 530, tower) +
    placed(412, 530, tower) +
    block(196, 470, 108, 70, ink)
  );
}

function corgiOnTheMoon({ ground, ink, hero, second }: Scheme): string {
  const ear =
    fill(hero, 'M178 236Q120 116 142 104 190 108 234 184z') +
    fill(ground, 'M182 210Q150 144 156 132 184 140 210 182z');
  const paw = oval(206, 488, 36, 20, ink);
  return (
    circle(250, 300, 206, second) +
    circle(110, 240, 26, ground) +
    circle(392, 380, 34, ground) +
    circle(96, 372, 14, ground) +
    fill(hero, 'M176 300Q136 420 160 494H340Q364 420 324 300z') +
    fill(ink, 'M200 300Q190 430 220 494H280Q310 430 300 300z') +
    paw +
    mirrored(250, paw) +
    ear +
    mirrored(250, ear) +
    fill(
      hero,
      'M150 262Q152 172 250 170 348 172 350 262 340 308 294 322 274 340 250 340 226 340 206 322 160 308 150 262z',
    ) +
    fill(
      ink,
      'M238 176H262Q264 236 288 264 316 300 288 322 272 338 250 338 228 338 212 322 184 300 212 264 236 236 238 176z',
    ) +
    oval(250, 276, 22, 15, ground) +
    brushStroke(ground, 6, 'M250 286V306Q232 322 220 306M250 306Q268 322 280 306') +
    circle(200, 246, 12, ground) +
    circle(300, 246, 12, ground) +
    fill(
      ink,
      'M150 172Q200 196 250 196 300 196 350 172 356 184 340 196 300 216 250 216 200 216 160 196 144 184 150 172z',
    ) +
    fill(
      ink,
      'M200 192Q202 126 226 122 250 132 250 132 250 132 274 122 298 126 300 192 250 204 200 192z',
    ) +
    fill(second, 'M200 174Q250 188 300 174V192Q250 206 200 192z') +
    stroke(ink, 8, 'M400 60 470 26M424 92 482 64') +
    circle(70, 90, 6, ink) +
    circle(40, 200, 5, ink) +
    circle(180, 50, 5, ink) +
    circle(460, 210, 6, ink)
  );
}

function boyInTheIceberg({ ground, ink, hero, second }: Scheme): string {
  return (
    fill(second, 'M456 150 214-20 330-60 500 90z') +
    circle(466, 128, 50, second) +
    circle(476, 122, 28, hero) +
    fill(hero, 'M-20 540 50 350 124 280 176 150 250 70 318 130 372 250 440 320 510 540z') +
    stroke(ground, 7, 'M250 70 230 190M124 280 92 540') +
    circle(246, 336, 150, ink) +
    ring(246, 336, 126, 8, ground) +
    circle(246, 336, 106, ground) +
    placed(
      246,
      352,
      fill(
        ink,
        'M-30-22Q0-34 30-22 46-8 60 28 74 50 86 56 92 76 70 78H-70Q-92 76-86 56-74 50-60 28-46-8-30-22z',
      ) +
        fill(ground, 'M-34 12Q-32 34-44 44H44Q32 34 34 12L16 32H-16z') +
        circle(0, -56, 38, ink) +
        stroke(hero, 7, 'M0-96V-66') +
        fill(hero, 'M0-52-9-68H9z'),
    ) +
    fill(ink, 'M-90 540V496Q-40 476 20 496T130 496 240 496 350 496 460 496 590 496V540z')
  );
}

function balloonAndPaws({ ground, ink, hero, second }: Scheme): string {
  const arm = (colour: string, pads: string) =>
    fill(colour, 'M-46 300-40 40H40L46 300z') +
    circle(0, 14, 56, colour) +
    circle(-46, -32, 24, colour) +
    circle(-16, -54, 25, colour) +
    circle(20, -54, 25, colour) +
    circle(48, -30, 24, colour) +
    oval(0, 20, 30, 24, pads) +
    circle(-44, -32, 11, pads) +
    circle(-15, -54, 12, pads) +
    circle(20, -54, 12, pads) +
    circle(46, -30, 11, pads);
  return (
    stroke(
      ink,
      7,
      'M118 110Q92 150 104 206M84 132Q70 160 74 190M392 90Q416 130 408 186M426 112Q438 140 436 168',
    ) +
    fill(second, 'M250 10Q368 14 368 138 360 236 250 284 140 236 132 138 132 14 250 10z') +
    fill(second, 'M250 276 274 308H226z') +
    brushStroke(ground, 12, 'M176 140Q174 74 226 52') +
    brushStroke(ink, 5, 'M250 306Q276 330 250 354T252 408 250 450') +
    placed(118, 410, arm(hero, ground), 14) +
    placed(392, 370, arm(ink, hero), -16, 1.2)
  );
}

function cymbalMonkey({ ground, ink, hero, second }: Scheme): string {
  const gem = (radius: number, colour: string) =>
    polygon(
      colour,
      Array.from({ length: 6 }, (_, index) => onCircle(250, 398, radius, 30 + index * 60)),
    );
  const side =
    circle(128, 206, 44, hero) +
    circle(128, 206, 24, ink) +
    brushStroke(hero, 40, 'M196 350Q130 350 100 400') +
    placed(
      84,
      392,
      oval(0, 0, 40, 92, second) + oval(6, 0, 24, 66, ground) + oval(10, 0, 12, 26, second),
      -10,
    ) +
    circle(206, 190, 40, ink) +
    circle(206, 190, 26, ground) +
    circle(212, 190, 12, second) +
    brushStroke(ink, 7, 'M34 250 20 230M60 240 56 212M10 290-12 280');
  return (
    fill(hero, 'M170 320H330Q372 400 366 540H134Q128 400 170 320z') +
    circle(250, 204, 124, hero) +
    side +
    mirrored(250, side) +
    fill(ink, 'M250 224Q340 206 342 258 330 322 250 326 170 322 158 258 160 206 250 224z') +
    fill(ground, 'M178 258Q250 282 322 258 314 308 250 310 186 308 178 258z') +
    stroke(ink, 6, 'M178 270Q250 304 322 270M214 262V304M250 270V312M286 262V304') +
    circle(238, 240, 5, ground) +
    circle(262, 240, 5, ground) +
    fill(second, 'M206 100 214 36H286L294 100Q250 116 206 100z') +
    stroke(ink, 7, 'M250 36Q256 8 286 14') +
    gem(58, ground) +
    gem(46, ink) +
    stroke(second, 6, 'M250 352V398L290 421M250 398 210 421')
  );
}

function legsOutOfTheChest({ ink, hero, second }: Scheme): string {
  const flower = (x: number, y: number) =>
    placed(
      x,
      y,
      stroke(hero, 5, 'M0 0V60') +
        brushStroke(ink, 22, 'M0-14h0M13 6h0M-13 6h0') +
        circle(0, 0, 7, second),
    );
  const teeth = (x: number, y: number, reach: number) =>
    fill(ink, `M${x} ${y}${repeat(8, () => `l21 ${reach} 21 ${-reach}h4`)}z`);
  const leg =
    brushStroke(ink, 46, 'M230 330 190 200 206 110') +
    fill(hero, 'M180 118 236 128 250 54Q240 24 168 44L192 66z');
  return (
    fill(second, 'M64 190Q70 70 190 62L430 100Q460 108 456 150L450 240 84 300z') +
    stroke(hero, 12, 'M64 190 454 130') +
    fill(hero, 'M84 300 450 240V380H64z') +
    teeth(82, 272, 54) +
    leg +
    placed(96, 10, leg, 4) +
    teeth(70, 366, -50) +
    block(56, 362, 396, 150, second, 8) +
    block(56, 362, 396, 26, hero) +
    stroke(hero, 12, 'M150 380V512M358 380V512') +
    block(222, 366, 64, 66, hero, 6) +
    circle(254, 398, 14, second) +
    flower(22, 462) +
    flower(482, 456)
  );
}

function headInTheJar({ ground, ink, hero, second }: Scheme): string {
  return (
    stroke(ink, 8, 'M-90 12H590M-90 86H590') +
    placed(
      400,
      49,
      circle(48, 0, 15, ink) +
        fill(ink, 'M30-13Q0-22-20-10L-80-18V-6L-40 2-80 10V22L-20 14Q10 22 30 14z'),
    ) +
    stroke(ink, 12, 'M46 4V94M96 4V94') +
    fill(hero, 'M118 440V250a132 132 0 0 1 264 0V440z') +
    fill(second, 'M172 290Q172 190 250 190 328 190 328 290 326 400 292 424H208Q174 400 172 290z') +
    fill(
      ink,
      'M172 296Q160 190 220 172 300 160 326 220 334 260 328 296L314 290Q316 240 290 232 230 244 192 236 184 262 186 294z',
    ) +
    circle(218, 294, 26, hero) +
    circle(282, 294, 26, hero) +
    circle(222, 296, 9, ink) +
    circle(278, 296, 9, ink) +
    brushStroke(ink, 7, 'M220 376Q250 394 282 372') +
    fill(ink, 'M244 324 234 350H264L256 324z') +
    fill(
      ground,
      'M204 180Q206 116 250 116 296 116 298 178 308 184 296 194 250 180 208 198 194 192 204 180z',
    ) +
    circle(250, 150, 18, hero) +
    circle(254, 152, 8, ink) +
    stroke(ground, 6, 'M236 118 226 92M264 118 274 92') +
    ring(146, 330, 9, 4, ground) +
    ring(152, 290, 6, 3, ground) +
    ring(356, 350, 8, 4, ground) +
    block(100, 430, 300, 44, ink, 8) +
    block(84, 474, 332, 46, ink, 8) +
    repeat(4, (index) => circle(160 + index * 60, 452, 10, index % 2 ? hero : second))
  );
}

function appleOnTheNotebook({ ground, ink, hero, second }: Scheme): string {
  return (
    placed(
      236,
      290,
      block(-150, -196, 330, 440, second, 6) +
        block(-160, -206, 326, 432, ground) +
        stroke(second, 5, 'M150-206V226') +
        block(-176, -220, 326, 444, ink, 8) +
        stroke(ground, 5, 'M-146-220V224') +
        block(-96, -176, 196, 12, ground, 6) +
        block(-66, -150, 136, 8, second, 4),
      -10,
    ) +
    fill(
      hero,
      'M250 216Q210 184 164 200 110 226 122 312 140 420 206 430 230 432 250 422 270 432 294 430 330 424 354 380 316 376 320 344 290 330 308 300 296 266 334 258 342 226 368 232 350 200 320 196 280 194 250 216z',
    ) +
    brushStroke(ground, 10, 'M158 300Q156 244 190 234') +
    brushStroke(hero, 10, 'M250 214Q248 180 268 158') +
    placed(
      380,
      330,
      fill(second, 'M-12-150H12V96L0 140-12 96z') +
        fill(ground, 'M-12 96H12L0 140z') +
        fill(ink, 'M-5 122H5L0 140z') +
        block(-12, -150, 24, 26, hero),
      28,
    )
  );
}

export const animatedTvShows: Motif[] = [
  {
    of: 'tv/456',
    name: 'doughnut-over-the-plant',
    stance: 'standing',
    palette: 'bubblegum',
    ground: 'dusk',
    style: 'slab',
    draw: doughnutOverThePlant,
  },
  {
    of: 'tv/30991',
    name: 'corgi-on-the-moon',
    stance: 'floating',
    palette: 'sunset',
    ground: 'night',
    style: 'stacked',
    draw: corgiOnTheMoon,
  },
  {
    of: 'tv/246',
    name: 'boy-in-the-iceberg',
    stance: 'standing',
    palette: 'glacier',
    ground: 'dusk',
    style: 'stacked',
    draw: boyInTheIceberg,
  },
  {
    of: 'tv/82728',
    name: 'balloon-and-paws',
    stance: 'standing',
    palette: 'sky',
    ground: 'day',
    style: 'slabBlock',
    draw: balloonAndPaws,
  },
  {
    of: 'tv/94605',
    name: 'cymbal-monkey',
    stance: 'floating',
    palette: 'ultraviolet',
    ground: 'night',
    style: 'slabBlock',
    draw: cymbalMonkey,
  },
  {
    of: 'tv/209867',
    name: 'legs-out-of-the-chest',
    stance: 'standing',
    palette: 'riviera',
    ground: 'colour',
    style: 'centred',
    draw: legsOutOfTheChest,
  },
  {
    of: 'tv/615',
    name: 'head-in-the-jar',
    stance: 'standing',
    palette: 'lagoon',
    ground: 'dusk',
    style: 'modern',
    draw: headInTheJar,
  },
  {
    of: 'tv/13916',
    name: 'apple-on-the-notebook',
    stance: 'floating',
    palette: 'blood',
    ground: 'day',
    style: 'narrowBlock',
    draw: appleOnTheNotebook,
  },
];
