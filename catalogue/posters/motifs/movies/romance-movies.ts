import type { Scheme } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  cutOut,
  fill,
  mirrored,
  onCircle,
  oval,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';
import type { Motif } from '#catalogue/posters/motifs/motif.ts';

function planeInTheArch({ ground, ink, hero, second }: Scheme): string {
  const arch =
    '<path d="M128 540V316Q74 262 82 190 98 62 250 40 402 62 418 190 426 262 372 316V540z"/>';
  const plane =
    fill(ink, 'M-150 8Q-150-14-118-18L70-24Q130-26 150-4 140 14 60 20L-110 24Q-146 26-150 8z') +
    fill(ink, 'M-136 0-176-54H-146L-92-10zM-20-10 46 58H76L52-10zM-30-16 30-56H52L40-14z') +
    circle(70, 22, 14, ink) +
    fill(ink, 'M86 0l6-44h6l2 88h-6z') +
    repeat(5, (index) => block(-84 + index * 30, -10, 14, 11, second, 3));
  const man = (height: number) =>
    fill(
      ink,
      path`M-34 0L-26 ${-height + 44}Q-22 ${-height + 24} 0 ${-height + 22} 22 ${-height + 24} 26 ${-height + 44}L34 0z`,
    ) +
    circle(0, -height, 18, ink) +
    fill(ink, path`M-34 ${-height - 6}q34-12 68 0l-14-8-4-22q-16-8-32 0l-4 22z`);
  return (
    cutOut(
      arch,
      block(60, 20, 380, 520, second) +
        fill(hero, 'M470 470 40 150 40 20z') +
        circle(356, 150, 30, ground) +
        block(60, 446, 380, 100, hero),
    ) +
    placed(246, 214, plane, -12, 0.82) +
    placed(206, 480, man(128)) +
    placed(286, 480, man(112)) +
    block(-90, 478, 680, 60, ink)
  );
}

function shipAboveTheHeart({ ink, hero, second, ground }: Scheme): string {
  return (
    block(-90, 196, 680, 350, hero) +
    fill(ink, 'M40 160H236L220 202H66Q46 192 40 160z') +
    block(76, 134, 130, 30, ink) +
    stroke(ground, 5, 'M88 150H200M60 174H222', ' stroke-dasharray="8 7"') +
    fill(
      second,
      'M88 132V92H106V132zM120 132V92H138V132zM152 132V92H170V132zM184 132V92H202V132z',
    ) +
    fill(ink, 'M262 196 296 122 322 144 358 70 400 146 424 130 458 196z') +
    fill(second, 'M358 70 400 146 424 130 458 196H372L346 150z') +
    fill(ink, 'M126 276 190 226H262L300 262 338 226H410L474 276 300 502z') +
    stroke(
      hero,
      6,
      'M126 276H474M190 226 214 276 262 226M338 226 386 276 410 226M214 276 300 502 386 276M300 262 260 276 300 500 340 276z',
    )
  );
}

function projectorLion({ ground, ink, hero, second }: Scheme): string {
  const kiss =
    'M-4 0H-90V-60Q-96-90-74-104-96-160-52-176-14-180-14-140L-2-116-12-108-8-98-12-92Q-8-76-26-74-30-60-4-48z';
  const mane = Array.from({ length: 12 }, (_, index) =>
    circle(...onCircle(250, 142, 88, index * 30 + 15), 36, second),
  );
  return (
    fill(ink, 'M220 214H280L480 540H20z') +
    placed(250, 540, fill(ground, kiss) + mirrored(0, fill(ground, kiss)), 0, 1.2) +
    mane.join('') +
    circle(250, 142, 90, hero) +
    circle(208, 120, 11, ground) +
    circle(292, 120, 11, ground) +
    fill(ground, 'M220 146H280L258 172H242z') +
    stroke(ground, 7, 'M186 100Q208 82 230 102M314 100Q292 82 270 102') +
    oval(250, 208, 40, 26, ground) +
    fill(ink, 'M222 214Q250 196 278 214L274 226H226z')
  );
}

export const romanceMovies: Motif[] = [
  {
    of: 'movie/289',
    name: 'plane-in-the-arch',
    stance: 'standing',
    palette: 'midnight',
    ground: 'day',
    style: 'placard',
    draw: planeInTheArch,
  },
  {
    of: 'movie/597',
    name: 'ship-above-the-heart',
    stance: 'floating',
    palette: 'teal',
    ground: 'night',
    style: 'placard',
    draw: shipAboveTheHeart,
  },
  {
    of: 'movie/11216',
    name: 'projector-lion',
    stance: 'standing',
    palette: 'mustard',
    ground: 'night',
    style: 'stacked',
    draw: projectorLion,
  },
];
