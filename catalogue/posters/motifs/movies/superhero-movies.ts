import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  mirrored,
  path,
  placed,
  repeat,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function burntCoin({ ground, hero, second }: Scheme): string {
  return (
    circle(250, 256, 238, hero) +
    ring(250, 256, 212, 7, ground) +
    fill(
      second,
      'M250 18 286 62 258 104 300 140 272 196 312 232 284 284 322 330 282 372 304 420 262 456 276 494A239 239 0 0 0 250 18z',
    ) +
    stroke(
      ground,
      7,
      'M300 140 350 128 372 150M312 232 372 238 404 210 440 224M322 330 380 324 400 356M304 420 352 408 380 430M340 60 352 90M430 150 402 168M410 290 460 300',
    ) +
    fill(
      ground,
      'M200 424Q214 396 206 366 168 368 160 352L158 326 146 318 154 306 134 288 156 240Q154 158 238 142 330 138 346 226 352 290 322 330 314 376 350 424z',
    ) +
    stroke(hero, 7, 'M156 214Q250 176 348 226') +
    fill(hero, 'M166 244H196L204 252 168 258z')
  );
}

function climbFromThePit({ ground, ink, hero, second }: Scheme): string {
  const course = (radius: number, dash: string) =>
    stroke(
      ground,
      5,
      path`M250 ${250 - radius}a${radius} ${radius} 0 0 1 0 ${radius * 2} ${radius} ${radius} 0 0 1 0 ${radius * -2}`,
      ` stroke-dasharray="${dash}"`,
    );
  return (
    circle(250, 250, 246, hero) +
    course(218, '56 9') +
    circle(250, 250, 192, second) +
    course(166, '44 8') +
    circle(250, 250, 142, ink) +
    fill(second, 'M340 150 400 140V196L352 188zM92 330 140 306 176 322 172 342 120 380z') +
    placed(
      238,
      268,
      brushStroke(ground, 22, 'M-4 8 14-42') +
        brushStroke(
          ground,
          15,
          'M16-46 58-74 96-96M12-44 56-92M-4 12 28 38 22 76M-6 10-44 24-78 52',
        ),
    ) +
    circle(262, 186, 16, ground)
  );
}

function sixForShawarma({ ground, ink, hero, second }: Scheme): string {
  const pita =
    brushStroke(second, 25, 'M-22-40h0M-6-48h0M12-46h0M24-38h0') +
    fill(ink, 'M-36-36H36A36 36 0 0 1-36-36z');
  return (
    circle(250, 214, 206, hero) +
    block(244, 6, 12, 380, ink) +
    circle(250, 34, 20, second) +
    fill(
      second,
      'M140 66Q250 44 360 66 378 80 364 104 372 128 352 148 356 172 338 190 340 214 322 232 324 256 308 274 304 306 276 314H224Q196 306 192 274 176 256 178 232 160 214 162 190 144 172 148 148 128 128 136 104 122 80 140 66z',
    ) +
    stroke(
      ground,
      5,
      'M150 106Q190 120 236 108M262 116Q310 126 352 106M160 152Q230 170 290 152M200 196Q250 208 326 192M178 236Q210 246 252 238M212 280Q250 290 296 276',
    ) +
    block(160, 360, 180, 16, ink, 8) +
    block(-90, 484, 680, 60, second) +
    block(-90, 498, 680, 60, ink) +
    repeat(6, (index) => placed(40 + index * 84, 484, pita))
  );
}

function goldenGlove({ ground, ink, hero, second }: Scheme): string {
  const finger = (x: number, y: number, width: number, height: number) =>
    block(x, y, width, height, second, 24) + circle(x + width / 2, y + 92, 15, ink);
  return (
    circle(236, 230, 200, hero) +
    finger(110, 96, 58, 170) +
    finger(174, 74, 60, 190) +
    finger(240, 82, 58, 180) +
    finger(304, 106, 54, 160) +
    fill(second, 'M112 222H356L346 370Q330 400 300 410H166Q124 390 112 320z') +
    stroke(ground, 6, 'M171 120V204M237 100V204M301 112V204M112 212H358') +
    brushStroke(ground, 76, 'M84 240 150 342') +
    brushStroke(second, 64, 'M76 246 146 356') +
    circle(92, 272, 15, ink) +
    circle(258, 296, 34, ink) +
    ring(258, 296, 46, 6, ground) +
    fill(second, 'M150 402H318L352 540H116z') +
    fill(ground, 'M144 420H322L326 434H140z') +
    fill(ground, 'M130 476H338L342 490H126z') +
    fill(
      second,
      'M376 150h16v16h-16zM396 100h20v20h-20zM372 206h12v12h-12zM422 150h12v12h-12zM440 80h16v16h-16zM410 190h14v14h-14zM456 128h10v10h-10zM446 176h12v12h-12zM470 50h12v12h-12zM424 44h12v12h-12zM384 256h10v10h-10zM426 232h10v10h-10z',
    )
  );
}

function hammerInTheStorm({ ground, ink, hero, second }: Scheme): string {
  return (
    circle(250, 300, 206, hero) +
    ring(250, 300, 152, 28, ground) +
    fill(
      ground,
      'M590 120 400 150 420 196 352 214 376 262 330 282 388 300 372 330 470 350 590 330z',
    ) +
    fill(second, 'M-20-20 70-20 92 30 70 36 140 92 60 62 84 50z') +
    fill(second, 'M520-20 430-20 408 30 430 36 360 92 440 62 416 50z') +
    stroke(second, 8, 'M60 130 104 122M440 130 396 122M36 190 92 166M464 190 408 166') +
    block(232, 170, 36, 190, second) +
    stroke(ground, 6, 'M232 196 268 214M232 226 268 244M232 256 268 274') +
    fill(ink, 'M150 78H350L364 92V172L350 186H150L136 172V92z') +
    stroke(ground, 6, 'M166 78V186M334 78V186') +
    fill(second, 'M200 420H300L318 540H182z') +
    fill(
      ink,
      'M190 300Q192 282 214 282H300Q316 286 314 304V396Q310 424 284 428H214Q188 420 186 392z',
    ) +
    stroke(
      ground,
      7,
      'M222 322V342Q224 352 240 352H270Q282 350 282 336V282M282 312H318M284 344H318M278 376H318',
    ) +
    stroke(ground, 8, 'M190 456H312M186 482H316')
  );
}

function maskOnTheAnvil({ ground, ink, hero, second }: Scheme): string {
  return (
    circle(222, 214, 190, second) +
    fill(
      ink,
      'M30 356H440Q486 356 496 338 494 396 402 412L356 430Q330 470 372 500V540H112V500Q156 470 130 430L60 400Q36 388 30 356z',
    ) +
    fill(hero, 'M108 350 96 190Q96 84 222 80 348 84 348 190L336 350H276L264 312H180L168 350z') +
    fill(
      ground,
      'M124 200 200 214V236L130 228zM320 200 244 214V236L314 228zM186 280H258V292H186z',
    ) +
    stroke(ground, 6, 'M222 82V196M108 160H336') +
    brushStroke(ground, 12, 'M124 178h0M320 178h0M130 324h0M314 324h0M152 124h0M292 124h0') +
    placed(384, 106, block(-13, 0, 26, 210, ink, 8) + block(-80, -40, 160, 80, ink, 10), -40) +
    stroke(hero, 7, 'M280 66 262 24M318 48 312 10M340 196 376 212M336 236 362 262') +
    stroke(second, 7, 'M400 226 440 244M30 90 0 60M20 250-20 258')
  );
}

function unicornAndKatanas({ ink, hero, second }: Scheme): string {
  const katana =
    fill(hero, 'M-9-70H9V-290Q8-312-12-326z') +
    fill(ink, 'M-3-76H5V-290z') +
    block(-36, -72, 72, 18, hero, 8) +
    block(-12, -56, 24, 110, hero, 8) +
    stroke(ink, 6, 'M-10-36 10-22M-10-8 10 6M-10 20 10 34');
  return (
    placed(130, 140, katana, 145) +
    placed(246, 140, katana, -145) +
    brushStroke(second, 40, 'M118 340Q66 350 62 410 60 440 84 456') +
    fill(
      ink,
      'M110 330Q116 254 204 254H262Q262 196 300 168 340 146 380 168 434 196 436 232 434 268 384 262 356 262 346 280 358 330 342 378V486H290V410Q240 420 190 408V486H136V396Q108 370 110 330z',
    ) +
    fill(ink, 'M318 178 322 120 356 162z') +
    fill(second, 'M350 166 396 70 388 178z') +
    stroke(hero, 5, 'M362 140 392 150M374 114 392 122') +
    brushStroke(second, 42, 'M318 164Q266 176 258 226 256 260 236 282') +
    brushStroke(second, 36, 'M338 160 366 190') +
    stroke(hero, 7, 'M352 206 374 228M374 206 352 228') +
    brushStroke(hero, 7, 'M398 250Q412 256 424 246M416 220h0') +
    stroke(hero, 5, 'M166 300V372M154 318H178M154 340H178M154 362H178') +
    stroke(hero, 12, 'M136 478H190M290 478H342')
  );
}

function threePointingHands({ ink, hero, second }: Scheme): string {
  const hand =
    block(-370, -50, 150, 116, hero) +
    block(-238, -58, 24, 132, ink, 8) +
    block(-130, -22, 130, 42, second, 21) +
    fill(
      second,
      'M-216-48Q-150-64-110-22V20L-96 30Q-76 40-86 58-92 70-110 70-112 84-130 84H-176Q-206 80-216 64z',
    ) +
    brushStroke(ink, 6, 'M-106 24H-148Q-166 28-160 44M-92 50H-146M-112 72H-146') +
    stroke(ink, 4, 'M-216 8H-170M-216-20-160-40M-196-50Q-180 8-196 72M-60-22V20M-96-20V20');
  return (
    stroke(hero, 10, 'M250 56V110M178 74 204 120M322 74 296 120') +
    placed(232, 190, hand) +
    mirrored(250, placed(232, 190, hand)) +
    placed(242, 232, hand, -90)
  );
}

export const superheroMovies: Motif[] = [
  {
    of: 'movie/155',
    name: 'burnt-coin',
    stance: 'floating',
    palette: 'midnight',
    ground: 'night',
    style: 'narrowBlock',
    draw: burntCoin,
  },
  {
    of: 'movie/49026',
    name: 'climb-from-the-pit',
    stance: 'floating',
    palette: 'tobacco',
    ground: 'night',
    style: 'narrowBlock',
    draw: climbFromThePit,
  },
  {
    of: 'movie/24428',
    name: 'six-for-shawarma',
    stance: 'standing',
    palette: 'cobalt',
    ground: 'night',
    style: 'slabBlock',
    draw: sixForShawarma,
  },
  {
    of: 'movie/299536',
    name: 'golden-glove',
    stance: 'standing',
    palette: 'ultraviolet',
    ground: 'night',
    style: 'placard',
    draw: goldenGlove,
  },
  {
    of: 'movie/299534',
    name: 'hammer-in-the-storm',
    stance: 'standing',
    palette: 'teal',
    ground: 'night',
    style: 'placard',
    draw: hammerInTheStorm,
  },
  {
    of: 'movie/1726',
    name: 'mask-on-the-anvil',
    stance: 'standing',
    palette: 'vertigo',
    ground: 'night',
    style: 'slabBlock',
    draw: maskOnTheAnvil,
  },
  {
    of: 'movie/293660',
    name: 'unicorn-and-katanas',
    stance: 'floating',
    palette: 'lipstick',
    ground: 'colour',
    style: 'slabBlock',
    draw: unicornAndKatanas,
  },
  {
    of: 'movie/634649',
    name: 'three-pointing-hands',
    stance: 'standing',
    palette: 'cobalt',
    ground: 'day',
    style: 'placard',
    draw: threePointingHands,
  },
];
