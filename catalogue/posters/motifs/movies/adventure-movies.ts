import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  oval,
  placed,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function flamingGuitar({ ground, ink, hero, second }: Scheme): string {
  return (
    circle(100, 110, 60, hero) +
    fill(second, 'M-90 462Q60 400 210 430 380 470 590 400V540H-90z') +
    fill(ink, 'M-90 510Q120 470 300 500 450 516 590 486V540H-90z') +
    placed(
      170,
      318,
      fill(
        hero,
        'M-50-250Q-112-300-88-372-74-330-54-326-74-390-20-446-28-396-2-376 10-410 36-430 26-384 46-370 72-386 70-420 114-350 74-290 60-262 52-244z',
      ) +
        fill(
          ground,
          'M-26-250Q-58-286-38-322-26-302-12-302-16-340 10-366 8-328 24-316 38-324 44-342 56-294 32-250z',
        ) +
        fill(second, 'M-48-296H-4L-12-240V20H-40V-240zM6-280H46L40-226V20H14V-226z') +
        fill(
          ink,
          'M0 132Q-60 156-112 112-138 62-106 16-138-40-116-96-94-90-84-62-74-36-54-30H54Q74-36 84-62 94-90 116-96 138-40 106 16 138 62 112 112 60 156 0 132z',
        ) +
        fill(second, 'M-44-30H-8V66H-44zM10-30H46V66H10z') +
        stroke(ground, 3, 'M-31-280V70M-21-280V70M22-264V70M32-264V70') +
        block(-50, 66, 102, 14, hero) +
        circle(76, 70, 10, hero) +
        circle(62, 102, 10, hero),
      38,
    )
  );
}

function runFromTheBoulder({ ink, hero, second }: Scheme): string {
  return (
    fill(
      second,
      'M-90 0H590V120L540 40 500 90 440 20H200L172 76 150 34 108 130 84 60 40 176 10 110-40 220-90 190z',
    ) +
    circle(338, 206, 178, hero) +
    stroke(
      ink,
      7,
      'M400 60 380 120 416 160 396 206M300 330 330 296 318 262M470 250 436 270 430 310M246 220 280 236',
    ) +
    fill(ink, 'M-90 476 590 336V540H-90z') +
    circle(176, 400, 16, hero) +
    circle(212, 408, 9, hero) +
    circle(24, 426, 9, hero) +
    placed(
      92,
      438,
      brushStroke(ink, 22, 'M4-78 44-52 84-70M-4-74-40-44-44 4-62 6') +
        fill(hero, 'M-34-152Q-8-166 22-148L26-72H-22z') +
        brushStroke(hero, 20, 'M-22-138-56-104-84-128M14-138 48-112 40-82') +
        fill(second, 'M24-98H60V-62H28z') +
        stroke(ink, 6, 'M-28-150 40-92') +
        circle(-14, -172, 19, ink) +
        oval(-16, -186, 38, 8, ink) +
        fill(ink, 'M-38-186Q-38-218-16-212 6-218 6-186z') +
        stroke(ink, 5, 'M-84-128Q-112-160-96-184T-124-214'),
    )
  );
}

function mastAtTheDock({ ground, ink, hero, second }: Scheme): string {
  return (
    circle(236, 156, 132, second) +
    block(-90, 300, 680, 240, hero) +
    stroke(ground, 5, 'M-40 330H90M60 360H150') +
    fill(ground, 'M150 340Q200 360 252 340L246 414Q200 400 156 414z') +
    fill(
      ink,
      'M192 290h20v32h50v14h-50V440H320Q310 500 270 500H150Q110 500 96 440h96V336H140V322h52zM318 290H590V314H466V540H440V314H370V540H344V314H318z',
    ) +
    placed(
      246,
      290,
      brushStroke(
        ink,
        24,
        'M-6-90-36-50-42-10M10-90 56-56 82-12M-24-170-62-140-92-160M26-170 62-150 96-176',
      ) +
        fill(
          ink,
          'M-58 0Q-54-18-32-14V0zM66 0V-16H84Q104-14 108 0zM-28-186H30L36-120 60-66 4-88-72-52-34-120zM-50-214Q-30-226-18-252 2-262 22-252 34-226 56-214 2-206-50-214z',
        ) +
        fill(hero, 'M-32-128 34-124V-110L-32-112z') +
        circle(2, -206, 20, ink),
    )
  );
}

export const adventureMovies: Motif[] = [
  {
    of: 'movie/76341',
    name: 'flaming-guitar',
    stance: 'standing',
    palette: 'desert',
    ground: 'day',
    style: 'slabBlock',
    draw: flamingGuitar,
  },
  {
    of: 'movie/85',
    name: 'run-from-the-boulder',
    stance: 'standing',
    palette: 'tobacco',
    ground: 'day',
    style: 'placard',
    draw: runFromTheBoulder,
  },
  {
    of: 'movie/22',
    name: 'mast-at-the-dock',
    stance: 'standing',
    palette: 'lagoon',
    ground: 'day',
    style: 'centred',
    draw: mastAtTheDock,
  },
];
