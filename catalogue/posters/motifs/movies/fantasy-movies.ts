import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  mirrored,
  placed,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function doorInTheHill({ ground, ink, hero, second }: Scheme): string {
  return (
    circle(410, 84, 46, second) +
    fill(hero, 'M-90 330Q-20 90 210 74 470 70 590 330V540H-90z') +
    block(300, 20, 34, 80, ink) +
    block(292, 14, 50, 14, ink) +
    circle(210, 300, 150, ink) +
    circle(210, 300, 136, second) +
    circle(210, 300, 112, ink) +
    circle(210, 300, 104, hero) +
    stroke(ink, 5, 'M210 196V404M158 210V390M262 210V390') +
    circle(210, 300, 15, second) +
    circle(412, 300, 42, ink) +
    circle(412, 300, 32, second) +
    stroke(ink, 6, 'M412 266V334M378 300H446') +
    fill(ground, 'M160 444H260L300 540H110z') +
    fill(ink, 'M-90 448Q60 420 150 450L96 540H-90zM590 448Q420 420 270 450L316 540H590z') +
    brushStroke(ink, 12, 'M336 490 366 250Q364 220 386 216 404 222 392 240') +
    placed(
      52,
      470,
      fill(
        ground,
        'M-76 0Q-40-26-34-28L-22-92Q-14-140 34-150 16-124 22-96L34-28Q40-26 76 0 0 24-76 0z',
      ) + fill(second, 'M-34-30Q0-16 34-30L31-48Q0-36-31-48z'),
      -8,
    )
  );
}

function treeAmongTheTowers({ ground, ink, hero, second }: Scheme): string {
  return (
    circle(250, 220, 150, second) +
    fill(ink, 'M-8 540 6 120-10 20 22 76 34-10 50 76 66-20 82 76 112 20 98 120 116 540z') +
    fill(ink, 'M500 540 486 150 500 40 456 110 440 60 424 110 382 40 396 150 380 540z') +
    circle(440, 78, 13, hero) +
    stroke(ground, 5, 'M30 160V200M52 240V290M74 170V210M420 180V230M462 200V240M440 290V330') +
    fill(ink, 'M-90 486Q250 440 590 486V540H-90z') +
    placed(
      248,
      480,
      brushStroke(
        hero,
        28,
        'M-24-130-40-60-64-2-96 10M-64-2-50 14M24-130 56-70 50 0 84 10M50 0 30 14',
      ) +
        brushStroke(
          hero,
          18,
          'M-30-230-92-180-110-120-132-106M-110-120-100-90M30-230 84-262 110-330 98-356M110-330 130-348',
        ) +
        fill(hero, 'M-38-120Q-56-250-34-320L34-326Q50-250 40-120z') +
        brushStroke(
          hero,
          15,
          'M-24-310-60-366-58-400M-58-366-92-380M0-320-6-410M24-310 54-370 92-380M50-366 52-404',
        ) +
        fill(ink, 'M-22-290H-6V-280H-22zM8-290H24V-280H8z') +
        stroke(ink, 6, 'M0-276V-250M-18-238H20M-12-236-8-190M6-236 4-176M16-236 20-196') +
        circle(-58, -204, 11, ink) +
        fill(ink, 'M-74-168Q-74-196-58-196-42-196-44-164z') +
        circle(74, -282, 11, ink) +
        fill(ink, 'M58-246Q58-274 74-274 90-274 88-250z'),
    )
  );
}

function beaconsOnThePeaks({ ground, ink, hero, second }: Scheme): string {
  const flames = fill(hero, 'M-46 0Q-70-52-26-92-26-60-6-54-10-110 26-140 18-96 44-70 58-46 46 0z');
  const peak =
    fill(ground, 'M0-16 400 650H-400z') +
    fill(second, 'M0 0 372 650H-372z') +
    fill(ink, 'M0 0 60 105 34 94 12 140-14 96-40 118-62 108z');
  return (
    brushStroke(ink, 8, 'M40 80h0M300 70h0M470 40h0') +
    placed(446, 160, flames, 0, 0.24) +
    placed(446, 158, peak, 0, 0.6) +
    placed(64, 190, flames, 0, 0.34) +
    placed(64, 186, peak, 0, 0.7) +
    placed(352, 236, flames, 0, 0.55) +
    placed(352, 230, peak, 0, 0.86) +
    placed(180, 282, peak, 0, 1.1) +
    fill(ground, 'M110 316H250L232 280H128z') +
    placed(180, 284, flames + fill(ink, 'M-22 0Q-34-30-8-56-4-30 8-44 34-24 22 0z'), 0, 1.4)
  );
}

function hornsOfTheMaze({ ground, ink, hero, second }: Scheme): string {
  const horn = brushStroke(
    second,
    34,
    'M214 214Q150 210 116 168 76 110 116 62 164 22 202 66 226 104 192 128 160 140 152 108',
  );
  return (
    horn +
    mirrored(250, horn) +
    circle(250, 120, 40, ink) +
    circle(268, 110, 36, ground) +
    circle(250, 346, 168, hero) +
    stroke(
      ground,
      13,
      'M236 494A150 150 0 0 1 236 198M264 198A150 150 0 0 1 264 494M250 228A118 118 0 0 1 250 464M222 460A118 118 0 0 1 222 232M236 430A86 86 0 1 1 264 430M250 292A54 54 0 0 1 250 400M222 392A54 54 0 0 1 222 300M132 346H164M336 346H368M250 198V228M296 346H304',
    ) +
    circle(250, 346, 30, ground) +
    placed(
      250,
      366,
      fill(ink, 'M-8-30H8L20 0H-20z') +
        circle(0, -40, 10, ink) +
        fill(second, 'M-10-42Q0-60 10-42z'),
    )
  );
}

function heelOrSandal({ ground, ink, hero, second }: Scheme): string {
  const sparkle = 'M0-60Q8-8 60 0 8 8 0 60-8 8-60 0-8-8 0-60z';
  return (
    circle(250, 246, 236, second) +
    placed(
      190,
      176,
      fill(ink, 'M-34 56 106-62Q70-20 60 20 30 74-34 56z') +
        fill(
          hero,
          'M-126 120Q-122 98-86 88-56 80-36 54-10 78 26 58 60 34 70-14 84-52 110-66 128-50 128-4 126 30 114 134H102Q98 70 84 46 46 72 14 106-14 134-50 134H-112Q-128 134-126 120z',
        ) +
        brushStroke(ground, 34, 'M-66 66h0M-40 50h0M-46 78h0M-22 66h0M-30 38h0'),
      0,
      1.25,
    ) +
    placed(
      300,
      396,
      fill(
        hero,
        'M-140 62Q-146 30-116 30-60 44-10 34 60 14 120 30 146 38 142 76 140 84 130 84H-128Q-138 84-140 62z',
      ) +
        block(-140, 66, 282, 24, ink, 12) +
        fill(ink, 'M-122 44Q-118-30-72-28-30-26-30 44zM-14 44Q-12-56 38-54 88-50 84 44z') +
        block(-94, -6, 36, 24, ground, 5) +
        block(18, -26, 36, 24, ground, 5) +
        stroke(ink, 5, 'M-76-6V18M36-26V-2'),
      0,
      1.1,
    ) +
    placed(410, 130, fill(ground, sparkle)) +
    placed(80, 400, fill(ground, sparkle), 0, 0.6)
  );
}

function rocksAndBagel({ ground, ink, hero, second }: Scheme): string {
  const eye = (x: number, y: number, radius: number) =>
    circle(x, y, radius, ground) +
    ring(x, y, radius, 4, ink) +
    circle(x + radius * 0.3, y + radius * 0.3, radius * 0.5, ink);
  return (
    circle(250, 150, 128, ink) +
    stroke(
      ground,
      9,
      'M250 68A82 82 0 0 1 250 232 82 82 0 0 1 250 68',
      ' stroke-dasharray="14 29"',
    ) +
    stroke(
      ground,
      9,
      'M250 88A62 62 0 0 1 250 212 62 62 0 0 1 250 88',
      ' stroke-dasharray="14 25"',
    ) +
    circle(250, 150, 40, ground) +
    fill(
      hero,
      'M590 250 500 262 470 330 420 344 400 420 380 540H590zM-90 330-20 318 20 372 60 380V540H-90z',
    ) +
    fill(second, 'M-90 440 30 420 180 432 356 424 376 470 350 540H-90z') +
    fill(ink, 'M376 470 350 540H330L350 474z') +
    fill(hero, 'M52 428Q40 350 84 318 130 290 168 326 200 360 190 430z') +
    fill(ink, 'M206 430Q200 380 236 356 284 340 310 376 326 400 322 428z') +
    eye(150, 356, 21) +
    eye(238, 386, 17) +
    eye(104, 362, 15) +
    eye(278, 392, 14)
  );
}

export const fantasyMovies: Motif[] = [
  {
    of: 'movie/120',
    name: 'door-in-the-hill',
    stance: 'standing',
    palette: 'forest',
    ground: 'day',
    style: 'stacked',
    draw: doorInTheHill,
  },
  {
    of: 'movie/121',
    name: 'tree-among-the-towers',
    stance: 'standing',
    palette: 'petrol',
    ground: 'day',
    style: 'stacked',
    draw: treeAmongTheTowers,
  },
  {
    of: 'movie/122',
    name: 'beacons-on-the-peaks',
    stance: 'standing',
    palette: 'midnight',
    ground: 'night',
    style: 'stacked',
    draw: beaconsOnThePeaks,
  },
  {
    of: 'movie/1417',
    name: 'horns-of-the-maze',
    stance: 'floating',
    palette: 'forest',
    ground: 'night',
    style: 'centred',
    draw: hornsOfTheMaze,
  },
  {
    of: 'movie/346698',
    name: 'heel-or-sandal',
    stance: 'floating',
    palette: 'flamingo',
    ground: 'day',
    style: 'slabBlock',
    draw: heelOrSandal,
  },
  {
    of: 'movie/545611',
    name: 'rocks-and-bagel',
    stance: 'standing',
    palette: 'lilac',
    ground: 'day',
    style: 'stacked',
    draw: rocksAndBagel,
  },
];
