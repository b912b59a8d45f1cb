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
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function houseAndCellar({ ground, ink, hero, second }: Scheme): string {
  const stairs = repeat(7, () => 'h28v26');
  return (
    circle(66, 168, 54, hero) +
    circle(116, 190, 38, hero) +
    block(160, 136, 280, 92, ink) +
    block(140, 116, 330, 20, ink) +
    block(180, 152, 150, 76, second) +
    block(348, 152, 40, 76, ground) +
    block(-90, 228, 680, 26, hero) +
    block(-90, 252, 680, 290, ink) +
    stroke(ground, 10, `M50 258${stairs}h20`) +
    block(270, 350, 168, 112, second) +
    fill(
      ink,
      'M314 462Q310 402 334 402 358 402 354 462zM374 462Q370 418 392 418 414 418 410 462z',
    ) +
    circle(334, 382, 17, ink) +
    circle(392, 400, 15, ink) +
    block(258, 462, 192, 10, ground) +
    block(258, 340, 192, 10, ground)
  );
}

function raspberryFingers({ ink, hero, second }: Scheme): string {
  const drupelets =
    'M-12-34h0M12-34h0M-24-12h0M0-12h0M24-12h0M-24 12h0M0 12h0M24 12h0M-12 34h0M12 34h0';
  const raspberry = (x: number, y: number, turn: number) =>
    placed(x, y, brushStroke(ink, 30, drupelets) + brushStroke(second, 23, drupelets), turn);
  return (
    brushStroke(hero, 42, 'M192 330 138 190M226 320 206 136M264 320 276 120M300 334 350 158') +
    brushStroke(hero, 46, 'M290 430 350 380 408 296') +
    fill(
      hero,
      'M172 330Q168 300 200 300H300Q322 304 322 340V420Q310 480 300 540H204Q204 470 180 420z',
    ) +
    raspberry(134, 172, -20) +
    raspberry(204, 116, -6) +
    raspberry(277, 96, 4) +
    raspberry(356, 138, 16) +
    raspberry(418, 276, 32) +
    block(180, 476, 144, 70, ink, 8)
  );
}

function bassInHighHeels({ ground, ink, hero, second }: Scheme): string {
  const half =
    'M250 132Q206 132 196 172 190 200 208 220 216 242 194 258 150 292 162 348 178 412 250 414z';
  const hole = stroke(ink, 6, 'M222 268q-14 2-12 16 6 16-2 34-4 10-12 8');
  const leg =
    stroke(second, 26, 'M218 400 206 484') +
    fill(ink, 'M190 470 220 474Q224 496 212 500H150Q146 490 172 486zM212 484H222V514H214z');
  return (
    leg +
    placed(64, 0, leg) +
    fill(hero, half) +
    mirrored(250, fill(hero, half)) +
    block(240, 24, 20, 230, ink) +
    circle(250, 28, 20, ink) +
    stroke(ink, 8, 'M222 56H278M222 84H278') +
    stroke(ground, 2, 'M246 70V370M254 70V370') +
    block(224, 320, 52, 12, ink) +
    fill(ink, 'M238 366H262L258 396H242z') +
    hole +
    mirrored(250, hole) +
    [
      [206, 384],
      [284, 214],
      [302, 388],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 9, ground))
      .join('')
  );
}

function pastryOnItsBox({ ink, hero, second }: Scheme): string {
  const loop = fill(second, 'M250 408Q190 350 160 392 160 444 250 408z');
  const tail = fill(second, 'M250 408 196 470 222 474z');
  const glaze = (y: number, radius: number, colour: string) =>
    circle(250, y, radius, colour) +
    fill(
      hero,
      path`M${250 - radius} ${y - 4}A${radius} ${radius} 0 0 1 ${250 + radius} ${y - 4}q${radius * -0.2} ${radius * 0.5} ${radius * -0.4} 0 ${radius * -0.2} ${radius * 0.7} ${radius * -0.5} 0 ${radius * -0.2} ${radius * 0.4} ${radius * -0.4} 0 ${radius * -0.2} ${radius * 0.6} ${radius * -0.4} 0 ${radius * -0.16} ${radius * 0.4} ${radius * -0.3} 0z`,
    );
  return (
    glaze(250, 82, ink) +
    glaze(144, 60, second) +
    glaze(66, 42, ink) +
    circle(250, 22, 12, second) +
    block(92, 316, 316, 50, hero) +
    block(104, 366, 292, 130, hero) +
    block(104, 366, 292, 8, ink) +
    block(238, 316, 24, 180, second) +
    loop +
    tail +
    mirrored(250, loop + tail) +
    circle(250, 408, 16, second)
  );
}

function wheelchairInTheAir({ ground, ink, hero, second }: Scheme): string {
  const canopy =
    'M40 196Q110 20 250 20T460 196Q420 150 380 168 340 128 298 150 250 116 202 150 160 128 120 168 80 150 40 196z';
  return (
    fill(second, canopy) +
    stroke(
      ground,
      6,
      'M120 168Q150 70 206 26M202 150Q214 80 236 22M298 150Q286 80 264 22M380 168Q350 70 294 26',
    ) +
    stroke(
      ink,
      3,
      'M40 196 242 372M120 168 246 366M202 150 250 360M298 150 256 360M380 168 260 366M460 196 264 372',
    ) +
    placed(
      250,
      410,
      fill(ink, 'M-30-62H-18L-14 8H36V20H-26z') +
        stroke(ink, 9, 'M34 16 62 56H86M-28-58H-52M-10-22H30') +
        fill(hero, 'M-12 6V-36Q-10-58 12-58 30-56 30-36V-8H62L70 40 54 44 48 8z') +
        circle(12, -80, 20, hero) +
        brushStroke(hero, 14, 'M20-44 60-92M2-44-36-92') +
        ring(-4, 42, 46, 9, ink) +
        circle(-4, 42, 9, ink) +
        ring(62, 70, 17, 8, ink),
    ) +
    fill(
      ink,
      'M24 330a26 26 0 0 1 48-10 20 20 0 0 1 30 20H24zM382 300a26 26 0 0 1 48-10 20 20 0 0 1 30 20H382z',
    )
  );
}

function bowlerInTheGears({ ground, ink, hero, second }: Scheme): string {
  const gear = (
    x: number,
    y: number,
    radius: number,
    teeth: number,
    turn: number,
    colour: string,
  ) =>
    polygon(
      colour,
      Array.from({ length: teeth * 4 }, (_, index) =>
        onCircle(
          x,
          y,
          radius * (index % 4 < 2 ? 1 : 1.2),
          turn + ((Math.floor(index / 2) + (index % 2 ? 0.42 : -0.42) * 1) * 180) / teeth,
        ),
      ),
    );
  return (
    gear(386, 122, 96, 10, 4, second) +
    circle(386, 122, 62, ground) +
    circle(386, 122, 22, second) +
    gear(196, 312, 148, 16, 5, hero) +
    circle(196, 312, 112, ground) +
    fill(ink, 'M140 322Q132 240 196 240 260 240 252 322z') +
    fill(hero, 'M137 296H255L254 330H138z') +
    fill(
      ink,
      'M106 312Q128 328 196 328 264 328 286 312 296 316 288 332 270 354 196 354 122 354 104 332 96 316 106 312z',
    ) +
    brushStroke(ink, 13, 'M350 486 396 250Q406 210 440 218 462 230 452 256')
  );
}

function boxOfChocolates({ ground, ink, hero, second }: Scheme): string {
  const pieces = [
    circle(0, 0, 38, hero) + stroke(ground, 5, 'M-24-16 24-4M-28 0 26 12M-20 16 16 24'),
    fill(hero, 'M0 38C-64-4-34-50 0-22 34-50 64-4 0 38z'),
    block(-35, -35, 70, 70, ink, 10) + stroke(second, 5, 'M-20-20 20 20M20-20-20 20'),
    fill(ink, 'M-12-40A30 30 0 1 1 10 20L14 44H-4L-6 20A30 30 0 0 1-12-40z') +
      stroke(ground, 5, 'M-22 10H28'),
    fill(hero, 'M-44 22V-26L-20-30Q-18-10 2-14L20 0Q44 4 46 22z') +
      block(-46, 22, 94, 12, ink, 5) +
      stroke(ground, 5, 'M-8-4 2-16M6 4 16-8M-40 10H-14'),
    circle(0, 0, 38, ink) + stroke(hero, 6, 'M0 4a6 6 0 1 1 8-6 15 15 0 1 1-26 0 24 24 0 0 1 46-2'),
    ring(0, 0, 34, 5, second) + stroke(second, 5, 'M-18-6Q0 8 18-6'),
    fill(ink, 'M-38 40Q-40-30 36-42 40 20-24 22L-34 42z') +
      stroke(ground, 4, 'M-34 38 20-24M-12 12 14 4M-4 0-2-20'),
    fill(hero, 'M-36 28 0-38 36 28z') + fill(ground, 'M-12-16 0-38 12-16Q0-6-12-16z'),
  ];
  return (
    block(44, 44, 412, 432, second, 30) +
    block(44, 44, 412, 412, ink, 30) +
    pieces
      .map((piece, index) => {
        const x = 122 + (index % 3) * 128;
        const y = 122 + Math.floor(index / 3) * 128;
        return block(x - 57, y - 57, 114, 114, ground, 16) + placed(x, y, piece);
      })
      .join('')
  );
}

function flowerInTheToyTank({ ground, ink, hero, second }: Scheme): string {
  const petals = repeat(6, (index) => circle(...onCircle(0, 0, 26, index * 60), 19, hero));
  return (
    stroke(ink, 6, 'M96 376Q60 380 52 430 44 470 20 472') +
    placed(
      200,
      200,
      block(0, -11, 190, 22, ink) +
        stroke(second, 7, 'M186 0H216') +
        placed(240, 0, petals + circle(0, 0, 14, ground)),
      -24,
    ) +
    fill(second, 'M150 246Q154 172 220 166H266Q304 172 310 246z') +
    block(206, 146, 66, 24, ink, 8) +
    fill(hero, 'M92 246H392Q420 250 430 300L414 344H80L66 300Q70 250 92 246z') +
    block(66, 292, 364, 14, ground) +
    block(70, 336, 356, 108, ink, 54) +
    repeat(
      4,
      (index) =>
        circle(128 + index * 80, 390, 37, ground) + circle(128 + index * 80, 390, 12, hero),
    ) +
    circle(20, 478, 16, hero) +
    circle(232, 208, 22, ground)
  );
}

function lampPostInTheRain({ ground, ink, hero, second }: Scheme): string {
  return (
    stroke(
      hero,
      5,
      'M60 20 40 80M150 40 130 100M230 10 216 52M440 40 420 100M470 190 450 250M30 180 14 230M400 260 380 320M60 380 40 440M150 420 136 462M440 390 420 450M360 440 346 482M380 120 366 162',
    ) +
    block(312, 120, 16, 400, ink) +
    fill(ink, 'M296 530Q300 470 308 452H332Q340 470 344 530z') +
    block(290, 440, 60, 14, ink) +
    fill(hero, 'M280 44H360L346 116H294z') +
    fill(ink, 'M270 44H370L336 14H304zM290 112H350V124H290z') +
    fill(
      second,
      'M26 256Q10 160 92 130 176 108 216 190 196 176 178 198 154 182 130 210 104 196 82 226 50 216 26 256z',
    ) +
    stroke(ink, 6, 'M110 168 152 300q6 18 20 10') +
    brushStroke(ink, 34, 'M256 346 244 274') +
    brushStroke(ink, 24, 'M262 350 304 424M250 352 196 402 220 456') +
    brushStroke(ink, 17, 'M236 262 190 300 150 284M246 256 290 240 320 262') +
    brushStroke(ink, 16, 'M222 460H198M306 432H286') +
    circle(234, 216, 23, ink) +
    placed(234, 204, fill(ink, 'M-42 2H42V-8H24L18-34H-18L-24-8H-42z'), -16) +
    stroke(ground, 4, 'M214 198 250 188')
  );
}

export const comedyMovies: Motif[] = [
  {
    of: 'movie/496243',
    name: 'house-and-cellar',
    stance: 'standing',
    palette: 'forest',
    ground: 'day',
    style: 'placard',
    draw: houseAndCellar,
  },
  {
    of: 'movie/194',
    name: 'raspberry-fingers',
    stance: 'standing',
    palette: 'absinthe',
    ground: 'colour',
    style: 'placard',
    draw: raspberryFingers,
  },
  {
    of: 'movie/239',
    name: 'bass-in-high-heels',
    stance: 'floating',
    palette: 'lipstick',
    ground: 'day',
    style: 'stacked',
    draw: bassInHighHeels,
  },
  {
    of: 'movie/120467',
    name: 'pastry-on-its-box',
    stance: 'floating',
    palette: 'candy',
    ground: 'colour',
    style: 'centred',
    draw: pastryOnItsBox,
  },
  {
    of: 'movie/77338',
    name: 'wheelchair-in-the-air',
    stance: 'floating',
    palette: 'riviera',
    ground: 'colour',
    style: 'stacked',
    draw: wheelchairInTheAir,
  },
  {
    of: 'movie/3082',
    name: 'bowler-in-the-gears',
    stance: 'floating',
    palette: 'brick',
    ground: 'day',
    style: 'slabBlock',
    draw: bowlerInTheGears,
  },
  {
    of: 'movie/13',
    name: 'box-of-chocolates',
    stance: 'floating',
    palette: 'tobacco',
    ground: 'day',
    style: 'placard',
    draw: boxOfChocolates,
  },
  {
    of: 'movie/637',
    name: 'flower-in-the-toy-tank',
    stance: 'floating',
    palette: 'apricot',
    ground: 'day',
    style: 'stacked',
    draw: flowerInTheToyTank,
  },
  {
    of: 'movie/872',
    name: 'lamp-post-in-the-rain',
    stance: 'standing',
    palette: 'glacier',
    ground: 'colour',
    style: 'placard',
    draw: lampPostInTheRain,
  },
];
