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
  repeat,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function trousersOverTheDesert({ ground, ink, hero, second }: Scheme): string {
  return (
    circle(372, 130, 92, second) +
    fill(ink, 'M-90 400V330H-20L0 300H90L112 360H190L204 384H400L420 330H590V400z') +
    block(-90, 384, 680, 160, hero) +
    placed(
      190,
      150,
      fill(
        hero,
        'M-76-118H76L88 0Q112 70 84 140L18 134Q34 60 4-24-8 60-34 122L-96 112Q-74 40-86-10z',
      ) +
        block(-80, -128, 160, 30, ink) +
        block(-16, -132, 32, 38, second, 4) +
        stroke(
          ink,
          5,
          'M0-94 4-24M-60-96Q-60-66-80-58M60-96Q60-66 80-58M24 112 88 118M-92 90-30 102',
        ),
      -34,
    ) +
    stroke(ink, 6, 'M30 60H-90M60 110H-20M66 240H-60M330 70H262') +
    placed(
      286,
      474,
      block(-150, -150, 270, 116, second, 20) +
        fill(second, 'M100-110H136Q168-100 172-34H100z') +
        block(-150, -84, 318, 18, ground) +
        block(-130, -132, 66, 34, ink, 6) +
        block(-48, -132, 30, 86, ink, 4) +
        block(0, -132, 66, 34, ink, 6) +
        fill(ink, 'M104-102H130Q146-98 150-72H104z') +
        block(-110, -166, 60, 18, ink) +
        block(-150, -42, 322, 14, ink) +
        circle(-92, -26, 30, ink) +
        circle(-92, -26, 11, hero) +
        circle(106, -26, 30, ink) +
        circle(106, -26, 11, hero),
    ) +
    circle(86, 452, 24, ground) +
    circle(44, 464, 16, ground) +
    fill(ink, 'M-90 540V500H590V540z')
  );
}

function raincoatAtTheCave({ ground, ink, hero, second }: Scheme): string {
  const trunk = (x: number, width: number, colour: string) => block(x, -10, width, 560, colour);
  return (
    trunk(30, 18, second) +
    trunk(96, 12, second) +
    trunk(196, 14, second) +
    trunk(286, 12, second) +
    trunk(372, 16, second) +
    trunk(446, 20, second) +
    trunk(-50, 22, second) +
    trunk(520, 22, second) +
    fill(
      ink,
      'M-90 540V330Q-30 290 30 250 90 160 180 138 250 110 330 146 410 170 456 250 520 290 590 320V540z',
    ) +
    fill(second, 'M96 540Q90 330 150 260 200 206 250 206 304 206 352 262 408 330 404 540z') +
    fill(ink, 'M134 540Q128 350 172 292 210 250 250 250 290 250 326 294 370 350 366 540z') +
    fill(hero, 'M186 500Q186 410 206 388 202 330 250 314 298 330 294 388 314 410 314 500z') +
    fill(second, 'M250 314Q286 340 294 388 272 404 250 404 228 404 206 388 214 340 250 314z') +
    fill(hero, 'M250 306Q292 328 294 392 272 384 250 384 228 384 206 392 208 328 250 306z') +
    stroke(ink, 4, 'M250 398V500M206 392Q250 376 294 392') +
    block(216, 500, 26, 30, ground) +
    block(258, 500, 26, 30, ground) +
    block(-90, 516, 680, 30, ink)
  );
}

function bulletsInTheWallpaper({ ground, ink, hero, second }: Scheme): string {
  const figure = 'q30 32 0 56-30-24 0-56m0 112q8-34 44-30-2 34-44 30-42 4-44-30 36-4 44 30';
  const pattern = repeat(14, (index) => {
    const row = Math.floor((index * 2) / 7);
    const place = index - Math.ceil(row * 3.5);
    return path`M${place * 166 + (row % 2 ? 84 : 1)} ${row * 136 - 10}` + figure;
  });
  const holes = [
    [254, 146],
    [226, 278],
    [386, 160],
    [338, 326],
  ];
  return (
    fill(second, pattern) +
    ring(250, 243, 180, 24, hero) +
    brushStroke(hero, 26, 'M190 166V212M310 166V212') +
    brushStroke(hero, 22, 'M148 276Q168 364 250 366 332 364 352 276') +
    brushStroke(hero, 9, 'M110 350V410M200 370V446M190 210V250M310 360V400M398 340V378') +
    holes
      .map(
        ([x = 0, y = 0]) =>
          stroke(
            ink,
            4,
            path`M${x - 26} ${y - 8}L${x + 26} ${y + 10}M${x + 10} ${y - 26}L${x - 8} ${y + 26}`,
          ) +
          circle(x, y, 13, ink) +
          circle(x, y, 8, ground),
      )
      .join('')
  );
}

function ducksInThePool({ ground, ink, hero, second }: Scheme): string {
  const duck = fill(
    ground,
    'M-92-44Q-60-30-30-38-2-46 6-70-4-120 34-124 70-122 70-90 68-72 58-62 82-36 58-6 0 6-60 0-84-12-92-44z',
  );
  const duckling = (x: number, y: number) =>
    placed(
      x,
      y,
      fill(
        second,
        'M-48-24Q-30-14-10-22A24 24 0 1 1 32-30Q44-16 28-4-32 8-48-24zM34-52 54-44 34-38z',
      ) + circle(18, -46, 4, hero),
    );
  return (
    circle(92, 96, 62, second) +
    fill(
      ink,
      'M-90 186Q-40 110 20 150 70 96 130 150 190 110 230 160 290 120 330 160 400 100 450 150 520 110 590 180V220H-90z',
    ) +
    block(-90, 206, 680, 40, ground) +
    block(-90, 240, 680, 16, ink) +
    block(-90, 256, 680, 290, hero) +
    stroke(ground, 6, 'M-90 300H40M60 486H170M390 300H590M320 500H470M-90 440H-10M440 430H590') +
    stroke(
      ink,
      12,
      'M340 336V196Q340 160 370 160 396 160 396 190V246M430 336V196Q430 160 460 160 486 160 486 190V246',
    ) +
    stroke(ink, 10, 'M340 280H430M340 322H430') +
    placed(
      150,
      424,
      duck +
        fill(second, 'M66-104Q96-98 102-86 86-78 62-80z') +
        circle(42, -96, 6, hero) +
        stroke(hero, 5, 'M-44-26Q-20 0 30-22') +
        stroke(ground, 5, 'M-120 14H-60M-30 14H110'),
      0,
      1.3,
    ) +
    duckling(312, 400) +
    duckling(292, 474) +
    duckling(402, 446)
  );
}

function sofaInTheCourtyard({ ground, ink, hero, second }: Scheme): string {
  const house = (x: number, y: number) =>
    block(x, y, 206, 400, second) +
    repeat(3, (index) => block(x + 22 + index * 60, y + 34, 40, 50, ink)) +
    repeat(3, (index) => block(x + 22 + index * 60, y + 128, 40, 50, ink));
  return (
    house(-56, 150) +
    house(166, 110) +
    house(388, 150) +
    block(112, -10, 16, 560, ink) +
    block(50, 36, 140, 12, ink) +
    stroke(ink, 4, 'M-90 10Q-20 50 60 38 250 120 590 20M-90 50Q0 80 180 40 330 110 590 64') +
    placed(
      356,
      88,
      stroke(ink, 4, 'M-6-8Q-26 20-24 40M4-8Q16 30 18 52') +
        fill(ink, 'M-40 40H-14V52Q6 58 8 70H-40zM4 54H30V66Q50 72 52 84H4z'),
    ) +
    block(-90, 420, 680, 120, ground) +
    block(84, 466, 28, 60, ink) +
    block(388, 466, 28, 60, ink) +
    block(84, 300, 332, 130, hero, 26) +
    block(60, 400, 380, 84, hero, 14) +
    block(34, 350, 70, 140, hero, 24) +
    block(396, 350, 70, 140, hero, 24) +
    stroke(
      ink,
      6,
      'M104 410V380Q100 352 70 352M396 410V380Q400 352 430 352M104 410H396M250 322V450M104 450H396',
    ) +
    block(-90, 514, 680, 30, ink)
  );
}

function razorInTheCap({ ground, ink, hero, second }: Scheme): string {
  const chimney = (x: number, y: number, width: number, colour: string) =>
    fill(colour, path`M${x} 540L${x + 8} ${y}h${width - 16}l8 ${540 - y}z`) +
    block(x, y - 14, width, 20, colour);
  return (
    fill(
      second,
      'M78 150Q40 90 96 66 90 10 160 14 190-40 260-10 300-60 400-30H590V60Q500 90 440 60 380 110 300 70 240 120 190 100 160 150 122 150z',
    ) +
    fill(
      second,
      'M392 210Q370 160 420 140 430 100 490 110 530 80 590 90V170Q520 190 480 180 450 220 430 212z',
    ) +
    chimney(70, 164, 60, ink) +
    chimney(384, 224, 56, ink) +
    chimney(10, 300, 44, ink) +
    chimney(458, 290, 44, ink) +
    fill(ink, 'M-90 540V470L-40 440V470H490V440L540 470V440L590 470V540z') +
    fill(ground, 'M92 540Q100 446 190 440H310Q430 446 440 540z') +
    fill(
      ink,
      'M104 540Q112 462 180 448L192 400Q150 350 168 300H370L372 340 398 386 374 396 376 440Q366 460 322 452L318 470Q410 476 428 540z',
    ) +
    fill(ground, 'M228 366Q204 340 220 330 240 326 246 350 246 376 228 366z') +
    fill(hero, 'M180 474 250 540 300 486 262 516z') +
    fill(
      hero,
      'M96 300Q70 190 180 152 300 120 386 186 424 220 420 300 404 326 350 316L180 332Q110 336 96 300z',
    ) +
    stroke(ink, 5, 'M258 144Q160 200 158 332M266 142Q300 210 290 320M272 144Q370 190 380 314') +
    oval(264, 142, 22, 9, ink) +
    fill(second, 'M250 322Q370 288 470 334 476 352 456 356 360 334 250 352z') +
    placed(
      386,
      330,
      block(-44, -14, 88, 40, ground) +
        block(-44, -16, 88, 36, hero, 3) +
        fill(ink, 'M-30 0H-12V-6H12V0H30V6H12V12H-12V6H-30z'),
      10,
    )
  );
}

function birdOfABanknote({ ink, hero, second }: Scheme): string {
  const note = (x: number, y: number, turn: number, size: number) =>
    placed(
      x,
      y,
      block(-84, -46, 168, 92, ink, 4) +
        stroke(second, 6, 'M-70-32H70V32H-70z') +
        circle(0, 0, 24, second),
      turn,
      size,
    );
  return (
    note(90, 90, -24, 0.9) +
    note(430, 60, 18, 0.7) +
    note(64, 470, 20, 0.8) +
    note(446, 452, -14, 0.9) +
    fill(hero, 'M250 330 330 350 354 84z') +
    fill(second, 'M210 384 258 324 84 176z') +
    fill(ink, 'M84 176 30 250 124 216z') +
    fill(ink, 'M290 384 242 324 450 190z') +
    fill(second, 'M290 384 266 352 450 190z') +
    fill(hero, 'M160 344H340L250 448z') +
    fill(second, 'M250 448 340 344 250 372z') +
    fill(ink, 'M160 344 340 344 250 410zM160 344 340 344 196 52z') +
    stroke(second, 6, 'M186 330H310L212 120z') +
    circle(228, 276, 26, second) +
    stroke(hero, 4, 'M160 344H340')
  );
}

function moonInATopHat({ ground, ink, hero, second }: Scheme): string {
  return (
    circle(250, 206, 116, second) +
    ring(292, 196, 38, 9, ground) +
    circle(292, 196, 8, ground) +
    fill(ground, 'M180 190Q200 168 226 190 204 204 180 190z') +
    brushStroke(ground, 8, 'M230 262Q262 282 298 256M264 150Q292 136 322 150') +
    stroke(ink, 6, 'M328 206Q420 250 396 330', ' stroke-dasharray="10 7"') +
    placed(
      232,
      112,
      fill(ink, 'M-128-10Q0 30 128-10L134 10Q0 54-134 10z') +
        fill(ink, 'M-84 6-90-84Q0-66 90-84L84 6Q0 26-84 6z') +
        fill(hero, 'M-86-22Q0 0 86-22L84 6Q0 26-84 6z'),
      -8,
    ) +
    polygon(hero, [
      [250, 316],
      [450, 500],
      [50, 500],
    ]) +
    stroke(
      ink,
      5,
      'M250 316 50 500H450zM210 353 370 500M170 390 290 500M130 427 210 500M90 463 130 500M290 353 130 500M330 390 210 500M370 427 290 500M410 463 370 500',
    ) +
    block(-90, 498, 680, 8, ink) +
    circle(70, 90, 6, ink) +
    circle(436, 130, 6, ink) +
    circle(110, 300, 5, ink) +
    circle(420, 40, 5, ink) +
    circle(40, 220, 5, ink)
  );
}

export const crimeTvShows: Motif[] = [
  {
    of: 'tv/1396',
    name: 'trousers-over-the-desert',
    stance: 'standing',
    palette: 'absinthe',
    ground: 'dusk',
    style: 'slabBlock',
    draw: trousersOverTheDesert,
  },
  {
    of: 'tv/70523',
    name: 'raincoat-at-the-cave',
    stance: 'standing',
    palette: 'midnight',
    ground: 'day',
    style: 'narrow',
    draw: raincoatAtTheCave,
  },
  {
    of: 'tv/19885',
    name: 'bullets-in-the-wallpaper',
    stance: 'floating',
    palette: 'canary',
    ground: 'night',
    style: 'narrowBlock',
    draw: bulletsInTheWallpaper,
  },
  {
    of: 'tv/1398',
    name: 'ducks-in-the-pool',
    stance: 'standing',
    palette: 'riviera',
    ground: 'day',
    style: 'placard',
    draw: ducksInThePool,
  },
  {
    of: 'tv/1438',
    name: 'sofa-in-the-courtyard',
    stance: 'standing',
    palette: 'petrol',
    ground: 'day',
    style: 'narrowBlock',
    draw: sofaInTheCourtyard,
  },
  {
    of: 'tv/60574',
    name: 'razor-in-the-cap',
    stance: 'standing',
    palette: 'brick',
    ground: 'dusk',
    style: 'slabBlock',
    draw: razorInTheCap,
  },
  {
    of: 'tv/71446',
    name: 'bird-of-a-banknote',
    stance: 'floating',
    palette: 'noir',
    ground: 'colour',
    style: 'slab',
    draw: birdOfABanknote,
  },
  {
    of: 'tv/96677',
    name: 'moon-in-a-top-hat',
    stance: 'floating',
    palette: 'peacock',
    ground: 'night',
    style: 'modern',
    draw: moonInATopHat,
  },
];
