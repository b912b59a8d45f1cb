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
  repeat,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function shipOnTheSamuraiHelmet({ ground, ink, hero, second }: Scheme): string {
  const side =
    fill(ink, 'M160 356Q150 400 92 452L120 506Q180 490 196 440L204 356z') +
    stroke(ground, 6, 'M152 392Q142 420 104 460M170 410Q160 450 114 488') +
    fill(second, 'M162 376Q96 372 88 300 140 308 178 340z');
  return (
    circle(250, 236, 226, hero) +
    side +
    mirrored(250, side) +
    fill(ink, 'M196 356H304V470Q250 500 196 470z') +
    fill(second, 'M206 424Q250 404 294 424L284 462Q250 480 216 462z') +
    stroke(ink, 5, 'M222 448Q250 436 278 448') +
    fill(ink, 'M130 362Q128 216 250 212 372 216 370 362z') +
    stroke(ground, 5, 'M250 220V340M206 224Q166 280 166 350M294 224Q334 280 334 350') +
    fill(second, 'M112 376Q250 284 388 376L370 408Q250 336 130 408z') +
    placed(
      55,
      26,
      fill(ground, 'M86 190Q180 250 250 250 320 250 414 190 400 290 250 298 100 290 86 190z') +
        stroke(ink, 6, 'M122 240Q190 274 250 274 310 274 378 240') +
        stroke(ink, 8, 'M180 60V234M254 10V246M328 70V234M410 194 470 156') +
        fill(
          ground,
          'M138 84H216Q234 120 216 150H138Q154 116 138 84zM130 162H222Q242 192 222 220H142Q150 190 130 162zM222 44H292Q312 84 292 124H222Q240 84 222 44zM214 136H300Q322 182 300 226H214Q234 182 214 136zM318 92H372Q388 120 372 148H318Q332 120 318 92zM316 160H378Q394 188 378 216H316Q332 188 316 160z',
        ),
      0,
      0.78,
    )
  );
}

function needleAtTheEnd({ ground, ink, hero, second }: Scheme): string {
  const ticks = repeat(9, (index) => {
    const angle = -160 + index * 17.5;
    const [fromX, fromY] = onCircle(250, 366, index % 2 ? 148 : 136, angle);
    const [toX, toY] = onCircle(250, 366, 166, angle);
    return path`M${fromX} ${fromY}L${toX} ${toY}`;
  });
  const knob = (x: number) => circle(x, 446, 30, ink) + block(x - 5, 418, 10, 32, ground);
  return (
    brushStroke(ink, 24, 'M150 150V96Q150 66 180 66H320Q350 66 350 96V150') +
    block(44, 130, 412, 376, hero, 26) +
    block(76, 162, 348, 222, ink, 16) +
    block(88, 174, 324, 198, ground, 8) +
    stroke(ink, 7, ticks) +
    brushStroke(
      ink,
      13,
      'M184 252Q190 236 206 238 228 242 222 262 216 274 202 274 228 276 226 298 220 318 200 316 184 314 180 300M250 314h1M318 240Q284 250 278 290 280 316 300 316 322 314 322 294 318 274 300 274 284 276 278 292',
    ) +
    fill(second, 'M240 352 408 312 260 382z') +
    circle(250, 366, 18, ink) +
    knob(120) +
    knob(380) +
    repeat(5, (index) => block(186, 412 + index * 16, 128, 8, ink, 4))
  );
}

function helmetsInTheSnow({ ground, ink, hero, second }: Scheme): string {
  const soldier = (x: number, turn: number) =>
    placed(
      x,
      400,
      fill(ink, 'M-126 150Q-124 70-60 54L-30 40V0H30V40L60 54Q124 70 126 150z') +
        fill(ink, 'M-62 0Q-66-84 0-86 66-84 62 0L72 14Q0 4-72 14z') +
        stroke(ground, 5, 'M-58-22Q0-34 58-22') +
        block(-18, -56, 36, 18, ground, 3) +
        stroke(ground, 5, 'M-80 62-30 140M80 62 30 140'),
      turn,
    );
  return (
    circle(360, 190, 70, second) +
    fill(
      ink,
      'M20 540 26 60 40 90 52 30 60 540zM112 540 116-20H138L146 540zM404 540 408-20H436L444 540zM338 540 342 190 352 214 362 160 372 540zM226 540 230-20H246L250 540zM480 540 484 120 500 150 512 100 520 540z',
    ) +
    stroke(
      ink,
      7,
      'M38 200 4 170M48 260 84 230M126 120 90 80M134 180 170 150M236 90 206 60M244 160 274 130M420 110 386 76M430 220 466 190M352 280 324 256',
    ) +
    stroke(hero, 7, 'M112 200V330M226 140V300M404 160V300M30 180V300M340 240V340') +
    fill(hero, 'M-90 380Q40 340 130 370 250 330 360 366 460 340 590 380V540H-90z') +
    soldier(152, 5) +
    soldier(346, -4) +
    fill(hero, 'M-90 470Q20 450 90 492 170 512 250 498 340 510 410 492 490 450 590 470V526H-90z') +
    fill(ink, 'M-90 540V518H590V540z') +
    [
      [80, 40],
      [180, 230],
      [290, 60],
      [300, 320],
      [460, 60],
      [190, 30],
      [76, 330],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 7, hero))
      .join('')
  );
}

function dollsAtTheCellar({ ground, ink, hero, second }: Scheme): string {
  const doll = (x: number, dress: string, hair: string, turn: number) =>
    placed(
      x,
      330,
      brushStroke(ground, 22, 'M-24 60V150M24 60V150M-34-24-66 30M34-24 66 30') +
        brushStroke(ink, 24, 'M-24 160H-32M24 160H32') +
        fill(dress, 'M-30-50H30L74 86H-74z') +
        fill(hair, 'M-60-96A60 60 0 0 1 60-96L70-44H-70z') +
        circle(0, -92, 46, ground) +
        fill(hair, 'M-46-98Q-40-140 0-140T46-98L0-118z') +
        circle(-16, -86, 6, ink) +
        circle(16, -86, 6, ink) +
        brushStroke(ink, 5, 'M-10-66Q0-58 10-66') +
        circle(0, -18, 8, ground),
      turn,
    );
  return (
    block(-90, 400, 680, 150, second) +
    stroke(ink, 4, 'M-90 470H590M60 400V470M440 400V470') +
    fill(hero, 'M50 400V216a200 200 0 0 1 400 0V400z') +
    fill(ink, 'M74 400V216a176 176 0 0 1 352 0V400z') +
    stroke(ground, 8, 'M120 100V400M185 50V400M250 40V400M315 50V400M380 100V400M74 220H426') +
    block(24, 392, 452, 22, ink) +
    doll(166, hero, second, -4) +
    doll(334, second, hero, 4) +
    block(-90, 514, 680, 30, ink)
  );
}

function caneAndPills({ ground, ink, hero, second }: Scheme): string {
  const pill = (x: number, y: number, turn: number) =>
    placed(x, y, block(-32, -14, 64, 28, ink, 14) + stroke(ground, 4, 'M0-14V14'), turn);
  return (
    brushStroke(hero, 28, 'M410 510V130Q410 50 330 50 262 50 256 112') +
    fill(
      second,
      'M396 512V400Q384 430 390 450 372 420 380 392 404 360 400 330 426 370 424 400 436 380 434 364 452 410 424 460V512z',
    ) +
    block(394, 500, 32, 30, hero, 6) +
    block(106, 150, 216, 76, ink, 10) +
    stroke(
      ground,
      5,
      'M132 156V220M160 156V220M188 156V220M216 156V220M244 156V220M272 156V220M298 156V220',
    ) +
    block(120, 226, 188, 296, second, 18) +
    block(120, 270, 188, 176, ink) +
    fill(hero, 'M214 290 282 346H264V396H164V346H146z') +
    fill(ink, 'M204 322H224V342H244V362H224V382H204V362H184V342H204z') +
    block(140, 412, 148, 10, hero) +
    block(140, 428, 96, 8, hero) +
    pill(60, 506, 0) +
    pill(352, 508, 12) +
    pill(48, 466, -24)
  );
}

function goldfishAtTheResidence({ ground, ink, hero, second }: Scheme): string {
  return (
    circle(250, 280, 212, ink) +
    circle(250, 280, 200, ground) +
    cutOut(
      circle(250, 280, 200, ground),
      block(40, 176, 420, 320, hero) +
        stroke(ground, 7, 'M40 206H110M330 206H460') +
        block(120, 330, 260, 110, ground) +
        fill(ground, 'M166 314 250 268 334 314V330H166z') +
        fill(ink, 'M204 312 250 286 296 312z') +
        repeat(5, (index) => block(180 + index * 32, 334, 12, 100, ink)) +
        block(134, 352, 24, 34, ink) +
        block(342, 352, 24, 34, ink) +
        block(134, 400, 24, 28, ink) +
        block(342, 400, 24, 28, ink) +
        fill(ink, 'M40 436Q140 420 250 436T460 436V500H40z') +
        circle(394, 438, 16, second) +
        circle(110, 436, 12, second),
    ) +
    fill(
      second,
      'M100 252Q130 210 180 214 214 218 236 250L282 224Q276 256 284 286L236 262Q214 294 176 296 128 294 100 252z',
    ) +
    fill(second, 'M150 222Q170 186 206 190L200 226z') +
    circle(132, 246, 8, ink) +
    stroke(ground, 5, 'M166 230Q178 252 166 278') +
    ring(86, 216, 9, 4, ground) +
    ring(100, 190, 6, 3, ground) +
    oval(250, 92, 122, 18, ink) +
    oval(250, 90, 106, 9, ground) +
    fill(ink, 'M150 470H350L376 530H124z')
  );
}

function crownOnTheChair({ ground, ink, hero, second }: Scheme): string {
  const tower = (x: number, y: number, width: number) => block(x, y, width, 440 - y, second);
  const smallChair = (x: number) =>
    placed(x, 530, block(-40, -110, 80, 80, second, 16) + block(-8, -34, 16, 40, second));
  return (
    tower(-60, 200, 70) +
    tower(26, 120, 60) +
    tower(100, 220, 50) +
    tower(352, 160, 54) +
    tower(420, 90, 58) +
    tower(490, 210, 70) +
    stroke(ground, 24, 'M55 140V420M450 110V420', ' stroke-dasharray="10 14"') +
    stroke(ink, 8, 'M92-10V440M408-10V440M-90 70H590') +
    block(-90, 430, 680, 110, ink) +
    fill(ink, 'M144 450V150Q146 112 190 106H310Q354 112 356 150V450z') +
    stroke(
      ground,
      4,
      'M168 440V160Q170 134 196 130H304Q330 134 332 160V440M168 220H332M168 310H332',
    ) +
    brushStroke(ground, 13, 'M210 190h0M290 190h0M210 264h0M290 264h0M250 264h0M250 190h0') +
    block(96, 290, 36, 150, ink, 12) +
    block(368, 290, 36, 150, ink, 12) +
    placed(
      260,
      128,
      fill(hero, 'M-84 0-100-90-48-48 0-114 48-48 100-90 84 0z') +
        block(-84, -2, 168, 26, hero) +
        brushStroke(hero, 26, 'M-100-92h0M0-114h0M100-92h0') +
        brushStroke(ink, 20, 'M-48-26h0M0-34h0M48-26h0') +
        stroke(ink, 4, 'M-84-2H84'),
      9,
      0.9,
    ) +
    smallChair(110) +
    smallChair(250) +
    smallChair(390)
  );
}

export const dramaTvShows: Motif[] = [
  {
    of: 'tv/126308',
    name: 'ship-on-the-samurai-helmet',
    stance: 'floating',
    palette: 'vertigo',
    ground: 'day',
    style: 'placard',
    draw: shipOnTheSamuraiHelmet,
  },
  {
    of: 'tv/87108',
    name: 'needle-at-the-end',
    stance: 'floating',
    palette: 'olive',
    ground: 'day',
    style: 'narrowBlock',
    draw: needleAtTheEnd,
  },
  {
    of: 'tv/4613',
    name: 'helmets-in-the-snow',
    stance: 'standing',
    palette: 'slate',
    ground: 'dusk',
    style: 'stacked',
    draw: helmetsInTheSnow,
  },
  {
    of: 'tv/78154',
    name: 'dolls-at-the-cellar',
    stance: 'standing',
    palette: 'apricot',
    ground: 'day',
    style: 'narrow',
    draw: dollsAtTheCellar,
  },
  {
    of: 'tv/1408',
    name: 'cane-and-pills',
    stance: 'standing',
    palette: 'slate',
    ground: 'colour',
    style: 'modern',
    draw: caneAndPills,
  },
  {
    of: 'tv/688',
    name: 'goldfish-at-the-residence',
    stance: 'standing',
    palette: 'cobalt',
    ground: 'day',
    style: 'stacked',
    draw: goldfishAtTheResidence,
  },
  {
    of: 'tv/76331',
    name: 'crown-on-the-chair',
    stance: 'standing',
    palette: 'midnight',
    ground: 'day',
    style: 'narrowBlock',
    draw: crownOnTheChair,
  },
];
