import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  type Point,
  path,
  placed,
  polygon,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

/** An isometric floor plan: x goes down to the right, y down to the left. */
function seenAslant(x: number, y: number, z: number): Point {
  return [250 + (x - y) * 0.87, 286 + (x + y) * 0.5 - z];
}

/** A box: the position of its far corner, and its size. */
interface Box {
  at: [x: number, y: number, z: number];
  size: [x: number, y: number, z: number];
}

function boxAslant({ at: [x, y, z], size: [dx, dy, dz] }: Box, colours: string[]): string {
  const [top = '', left = '', right = ''] = colours;
  const near = seenAslant(x + dx, y + dy, z + dz);
  const nearFoot = seenAslant(x + dx, y + dy, z);
  const leftEnd = seenAslant(x, y + dy, z + dz);
  const rightEnd = seenAslant(x + dx, y, z + dz);
  return (
    polygon(top, [seenAslant(x, y, z + dz), rightEnd, near, leftEnd]) +
    polygon(left, [leftEnd, near, nearFoot, seenAslant(x, y + dy, z)]) +
    polygon(right, [rightEnd, near, nearFoot, seenAslant(x + dx, y, z)])
  );
}

function fourDesksOnTheCarpet({ ink, hero, second }: Scheme): string {
  const desk = [hero, ink, ink];
  const wall = [hero, second, second];
  const screen = [ink, hero, ink];
  const monitor = (x: number, y: number) =>
    boxAslant({ at: [x, y, 50], size: [38, 38, 36] }, screen);
  const chair = (x: number, y: number) =>
    boxAslant({ at: [x, y, 0], size: [38, 38, 44] }, [second, ink, ink]);
  return (
    boxAslant({ at: [-118, -118, 0], size: [236, 236, 50] }, desk) +
    monitor(-88, -88) +
    boxAslant({ at: [-118, -6, 50], size: [112, 12, 44] }, wall) +
    boxAslant({ at: [-6, -118, 50], size: [12, 112, 44] }, wall) +
    monitor(50, -88) +
    monitor(-88, 50) +
    boxAslant({ at: [-6, -6, 50], size: [124, 12, 44] }, wall) +
    boxAslant({ at: [-6, -6, 50], size: [12, 124, 44] }, wall) +
    monitor(50, 50) +
    chair(134, -88) +
    chair(134, 50) +
    chair(-88, 134) +
    chair(50, 134)
  );
}

function tribblesOnTheBridge({ ink, hero, second }: Scheme): string {
  const tribble = (x: number, y: number, radius: number, colour: string) =>
    placed(
      x,
      y,
      circle(0, 0, radius, colour) +
        stroke(
          colour,
          radius * 0.44,
          path`M${-radius} 0a${radius} ${radius} 0 1 1 0 1`,
          ' stroke-dasharray="3 2"',
        ),
    );
  return (
    circle(250, 170, 168, hero) +
    stroke(ink, 8, 'M60 200Q0 250 60 244 250 210 430 104 480 66 420 80') +
    brushStroke(ink, 11, 'M40 40h0M90 110h0M450 30h0M470 180h0M30 330h0') +
    block(158, 110, 184, 250, ink, 30) +
    stroke(hero, 7, 'M180 330V150Q182 132 200 132H300Q318 132 320 150V330') +
    block(90, 320, 70, 150, ink, 10) +
    block(340, 320, 70, 150, ink, 10) +
    repeat(3, (index) => block(352, 332 + index * 20, 46, 11, index % 2 ? hero : second)) +
    block(140, 350, 220, 120, ink) +
    tribble(250, 296, 66, second) +
    tribble(300, 96, 28, second) +
    tribble(118, 296, 34, second) +
    tribble(386, 294, 36, second) +
    tribble(92, 444, 60, second) +
    tribble(218, 458, 52, hero) +
    tribble(330, 446, 62, second) +
    tribble(440, 474, 36, hero)
  );
}

function giraffeInTheRuins({ ground, ink, hero, second }: Scheme): string {
  const tower = (x: number, y: number, width: number, turn: number, colour: string) =>
    placed(
      x,
      540,
      block(0, y - 540, width, 560 - y, colour) +
        stroke(
          ground,
          12,
          path`M${width * 0.3} ${y - 510}V-20M${width * 0.7} ${y - 510}V-20`,
          ' stroke-dasharray="18 22"',
        ),
      turn,
    );
  return (
    tower(-10, 150, 110, 0, hero) +
    tower(356, 60, 100, 9, ink) +
    tower(460, 170, 120, 0, hero) +
    fill(
      hero,
      'M-90 210Q-60 130-10 150 20 110 60 146 110 120 116 170 100 200 80 190 76 250 50 240 40 200 20 214 0 290-24 270-30 220-90 240z',
    ) +
    fill(
      second,
      'M90 540V420Q96 360 150 350L206 340Q240 220 262 110L256 84 270 62 266 34 280 34 284 56 296 54 300 32 314 34 306 62 350 96Q366 112 356 126 330 134 302 126 300 240 296 340 300 380 290 420V540H256V440H150V540z',
    ) +
    circle(270, 30, 9, ink) +
    circle(308, 30, 9, ink) +
    fill(second, 'M262 84Q224 66 216 88 236 106 260 102z') +
    circle(306, 88, 7, ink) +
    brushStroke(ink, 5, 'M336 116 352 112') +
    fill(
      ink,
      'M262 140 282 136 284 164 258 168zM252 184 270 180 272 214 246 216zM282 182 296 178 292 212 280 214zM240 234 264 230 260 272 232 274zM272 236 290 234 288 272 270 276zM222 294 252 288 250 330 216 334zM264 294 286 292 284 336 262 338zM160 366 196 358 200 396 166 402zM212 352 248 350 246 390 212 396zM262 356 284 358 280 398 258 396zM110 384 148 372 152 410 116 418zM108 436 138 428 136 470 106 472zM262 414 284 414 280 456 262 452z',
    ) +
    fill(
      hero,
      'M-90 540V470Q-40 430 10 470 40 430 90 466 120 440 160 476 200 446 240 480 290 440 340 474 390 430 430 470 480 430 590 470V540z',
    ) +
    fill(ink, 'M-90 540V516H590V540z')
  );
}

function scarfAroundTheVortex({ ground, ink, hero, second }: Scheme): string {
  const coil = `M250 270${repeat(7, (index) => {
    const radius = 30 + index * 28;
    return path`a${radius} ${radius} 0 0 1 ${(index % 2 ? -2 : 2) * radius} 0`;
  })}Q474 440 470 520`;
  const layer = (colour: string, pattern: string) =>
    stroke(colour, 38, coil, pattern && ` stroke-dasharray="${pattern}"`);
  return (
    layer(hero, '') +
    layer(second, '34 136') +
    layer(ink, '0 54 26 90') +
    layer(ground, '0 110 14 46') +
    placed(
      120,
      92,
      fill(ink, 'M-110 26Q0-16 110 26 116 44 90 44 0 14-90 44-116 44-110 26z') +
        fill(ink, 'M-64 20-52-58Q-20-76 0-58 20-76 52-58L64 20Q0-2-64 20z') +
        fill(second, 'M-62 4Q0-18 62 4L64 22Q0 0-64 22z'),
      -14,
    )
  );
}

function fiveStarsOnBrokenGlass({ ground, ink, hero, second }: Scheme): string {
  const star = 'm0-26 7 18h19l-15 12 6 19-17-11-17 11 6-19-15-12h19z';
  return placed(
    250,
    264,
    block(-158, -250, 316, 500, ink, 40) +
      block(-138, -212, 276, 424, hero, 8) +
      block(-40, -236, 80, 10, ground, 5) +
      circle(0, -70, 96, second) +
      circle(-34, -94, 11, ink) +
      circle(34, -94, 11, ink) +
      brushStroke(ink, 10, 'M-48-48Q0 0 48-48') +
      fill(ground, `M-100 106${star}`) +
      fill(
        ink,
        repeat(4, (index) => `M${-50 + index * 50} 106${star}`),
      ) +
      block(-100, 156, 200, 34, ground, 17) +
      stroke(
        ground,
        5,
        'M60-10 158-90M60-10 138 60M60-10 30 212M60-10-138 40M60-10-60-212M60-10 100-212M110-51 80-110-6-110M100 26 44 100-36 70-40 16 4-120',
      ) +
      fill(ground, 'M60-10 86-30 80 6 52 20 40-4z'),
    -7,
  );
}

export const scienceFictionTvShows: Motif[] = [
  {
    of: 'tv/95396',
    name: 'four-desks-on-the-carpet',
    stance: 'floating',
    palette: 'mint',
    ground: 'colour',
    style: 'narrowBlock',
    draw: fourDesksOnTheCarpet,
  },
  {
    of: 'tv/253',
    name: 'tribbles-on-the-bridge',
    stance: 'floating',
    palette: 'cobalt',
    ground: 'night',
    style: 'modern',
    draw: tribblesOnTheBridge,
  },
  {
    of: 'tv/100088',
    name: 'giraffe-in-the-ruins',
    stance: 'standing',
    palette: 'olive',
    ground: 'day',
    style: 'stacked',
    draw: giraffeInTheRuins,
  },
  {
    of: 'tv/121',
    name: 'scarf-around-the-vortex',
    stance: 'floating',
    palette: 'tangerine',
    ground: 'night',
    style: 'slabBlock',
    draw: scarfAroundTheVortex,
  },
  {
    of: 'tv/42009',
    name: 'five-stars-on-broken-glass',
    stance: 'floating',
    palette: 'rose',
    ground: 'day',
    style: 'narrowBlock',
    draw: fiveStarsOnBrokenGlass,
  },
];
