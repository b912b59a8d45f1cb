import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  onCircle,
  path,
  placed,
  repeat,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function houseUpsideDown({ ink, hero, second }: Scheme): string {
  const house = (walls: string, windows: string, trees: string) =>
    fill(
      trees,
      'M40 0V-34H-6L34-92H10L50-160 90-92H66L106-34H60V0zM412 0V-30H370L406-80H388L420-134 452-80H434L470-30H428V0z',
    ) +
    block(150, -120, 190, 120, walls) +
    fill(walls, 'M130-112 245-200 360-112z') +
    block(296, -196, 28, 60, walls) +
    block(176, -92, 44, 40, windows) +
    block(270, -92, 44, 40, windows) +
    block(226, -60, 36, 60, windows) +
    circle(245, -142, 14, windows);
  return (
    stroke(second, 5, 'M-90 10Q40 90 170 40T380 36 590 20') +
    brushStroke(second, 16, 'M60 54v4M216 34v4M376 40v4M130 52v4M300 34v4M450 42v4') +
    brushStroke(hero, 30, 'M60 78v8M216 58v8M376 64v8') +
    brushStroke(ink, 30, 'M130 76v8M300 58v8M450 66v8') +
    placed(0, 286, house(ink, hero, second)) +
    block(-90, 284, 680, 8, ink) +
    `<g transform="matrix(1 0 0 -1 0 292)">${house(hero, ink, second)}</g>` +
    brushStroke(
      hero,
      11,
      'M-90 320Q40 330 70 400T170 440 240 500M590 330Q480 330 440 400T350 430 290 512',
    ) +
    brushStroke(hero, 7, 'M70 400Q30 420 40 470M440 400Q480 430 470 480')
  );
}

function brokenGlassesOnBooks({ ground, ink, hero, second }: Scheme): string {
  const spiral = repeat(9, (index) => {
    const radius = 20 + index * 21;
    return path`a${radius} ${radius} 0 0 1 ${(index % 2 ? -2 : 2) * radius} 0`;
  });
  return (
    stroke(hero, 10, `M240 200${spiral}`) +
    placed(
      250,
      250,
      block(-180, 130, 360, 58, second, 6) +
        block(-180, 140, 330, 38, ink) +
        block(-210, 190, 420, 62, hero, 6) +
        block(-180, 200, 390, 42, ink) +
        block(-150, 72, 320, 56, hero, 6) +
        block(-150, 82, 290, 36, ink) +
        stroke(
          ground,
          3,
          'M-180 152H150M-180 166H150M-180 214H210M-180 228H210M-150 94H140M-150 106H140',
        ),
    ) +
    circle(150, 236, 88, ground) +
    circle(350, 236, 88, ground) +
    circle(350, 236, 78, ink) +
    ring(150, 236, 78, 16, ink) +
    ring(350, 236, 78, 16, second) +
    ring(150, 236, 78, 16, second) +
    stroke(second, 16, 'M226 220Q250 194 274 220M72 226 20 190M428 226 480 190') +
    stroke(
      ground,
      6,
      'M330 160 344 226 290 246M344 226 400 200M344 226 372 268 420 270M372 268 350 310M300 214 320 232',
    ) +
    fill(ink, 'M90 236 128 250 112 290Q86 270 90 236zM140 306 160 270 190 292Q166 310 140 306z')
  );
}

function bladeFrom(x: number, y: number, degrees: number, reach: number): string {
  const [tipX, tipY] = onCircle(x, y, reach, degrees);
  const [leftX, leftY] = onCircle(x, y, reach - 26, degrees - 2);
  const [rightX, rightY] = onCircle(x, y, reach - 26, degrees + 2);
  return path`M${x} ${y}L${leftX} ${leftY} ${tipX} ${tipY} ${rightX} ${rightY}z`;
}

function ravenOnTheThrone({ ink, hero, second }: Scheme): string {
  return (
    circle(250, 250, 216, second) +
    fill(
      ink,
      repeat(9, (index) => bladeFrom(250, 380, -154 + index * 16, 310)),
    ) +
    fill(
      hero,
      repeat(8, (index) => bladeFrom(250, 380, -146 + index * 16, 226)),
    ) +
    fill(ink, 'M158 396Q150 250 250 190 350 250 342 396z') +
    stroke(hero, 6, 'M190 390V290M220 390V250M250 390V230M280 390V250M310 390V290') +
    fill(ink, 'M104 380H396V410L374 416V540H126V416L104 410z') +
    stroke(hero, 6, 'M150 440V540M350 440V540M180 436H320') +
    fill(ink, 'M82 350 96 330 128 344 124 400H92zM418 350 404 330 372 344 376 400H408z') +
    block(84, 470, 332, 80, ink) +
    stroke(hero, 5, 'M84 490H416') +
    placed(
      232,
      128,
      brushStroke(ink, 8, 'M4 40V70M30 34V70') +
        fill(
          ink,
          'M-120 84-40 10Q-10-46 26-60 34-98 70-98 96-96 104-74L146-58 104-50Q104-4 70 24 40 48 0 46L-20 42-104 96z',
        ) +
        brushStroke(hero, 13, 'M60-68h0M84-66h0M72-84h0'),
    )
  );
}

export const fantasyTvShows: Motif[] = [
  {
    of: 'tv/66732',
    name: 'house-upside-down',
    stance: 'floating',
    palette: 'blood',
    ground: 'night',
    style: 'placard',
    draw: houseUpsideDown,
  },
  {
    of: 'tv/6357',
    name: 'broken-glasses-on-books',
    stance: 'floating',
    palette: 'lilac',
    ground: 'night',
    style: 'stacked',
    draw: brokenGlassesOnBooks,
  },
  {
    of: 'tv/1399',
    name: 'raven-on-the-throne',
    stance: 'standing',
    palette: 'rust',
    ground: 'dusk',
    style: 'placard',
    draw: ravenOnTheThrone,
  },
];
