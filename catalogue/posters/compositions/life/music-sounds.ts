import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  brushStroke,
  circle,
  fill,
  oval,
  path,
  placed,
  repeat,
  ring,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function record({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const x = width * random.pick([0.5, 0.5, 0.34]);
  const y = height * 0.48;
  const radius = Math.min(width, height) * (x === width / 2 ? 0.42 : 0.5);
  return (
    circle(x, y, radius, ink) +
    repeat(3, (index) => ring(x, y, radius * (0.55 + index * 0.14), 3, ground)) +
    circle(x, y, radius * 0.4, hero) +
    fill(
      second,
      path`M${x - radius * 0.4} ${y}a${radius * 0.4} ${radius * 0.4} 0 0 0 ${radius * 0.8} 0z`,
    ) +
    circle(x, y, radius * 0.05, ground) +
    brushStroke(
      random.pick([hero, second]),
      15,
      path`M${width - 34} ${y - radius * 0.9}V${y + radius * 0.3}l-80 ${radius * 0.36}`,
    )
  );
}

function stave({ width, height, hero, ink, second, random }: Canvas): string {
  const gap = 38;
  const top = height * 0.5 - gap * 2;
  const bend = random.between(-120, 120);
  const lines = repeat(5, (index) => path`M0 ${top + index * gap}q${width / 2} ${bend} ${width} 0`);
  const upwards = (colour: string) =>
    block(22, -150, 10, 150, colour) +
    fill(colour, 'M22-150h10Q40-110 84-96 76-60 70-50 70-90 32-100z');
  const downwards = (colour: string) => block(-32, 0, 10, 150, colour);
  return (
    stroke(ink, 4, lines) +
    [hero, ink, second, hero]
      .map((colour, index) => {
        const part = 0.16 + index * 0.23;
        const y = top + bend * 2 * part * (1 - part) + gap * random.between(1, 3);
        const head = placed(0, 0, oval(0, 0, 34, 25, colour), -20);
        return placed(width * part, y, head + random.pick([upwards, upwards, downwards])(colour));
      })
      .join('')
  );
}

function soundBars({ width, height, hero, ink, second, random }: Canvas): string {
  const count = random.pick([9, 11, 13]);
  const pitch = width / count;
  return repeat(count, (index) => {
    const swell = Math.sin(((index + 0.5) / count) * Math.PI);
    const half = height * (0.1 + 0.34 * swell * random.within(0.35, 1.15));
    const colour = [hero, ink, hero, second][index % 4] ?? hero;
    return block(
      (index + 0.2) * pitch,
      height / 2 - half,
      pitch * 0.6,
      half * 2,
      colour,
      pitch * 0.3,
    );
  });
}

function microphone({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const x = width * random.pick([0.4, 0.5, 0.6]);
  const scale = height / 560;
  return (
    fill(
      second,
      path`M${x + random.pick([-150, 150])}-10 ${x + 190} ${height} ${x - 190} ${height}z`,
    ) +
    placed(
      x,
      height,
      block(-9, -190, 18, 200, ink) +
        block(-84, -470, 168, 270, ink, 84) +
        repeat(4, (index) => block(-84, -420 + index * 34, 168, 12, index % 2 ? hero : ground)) +
        block(-10, -470, 20, 150, ink) +
        block(-84, -290, 168, 22, hero) +
        stroke(ink, 13, 'M-112-330V-270Q-112-170 0-170T112-270V-330'),
      random.between(-10, 10),
      scale,
    )
  );
}

export const musicSounds: Composition[] = [
  { name: 'record', stance: 'floating', grounds: ['day', 'colour'], draw: record },
  { name: 'stave', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: stave },
  { name: 'sound-bars', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: soundBars },
  { name: 'microphone', stance: 'standing', grounds: ['day', 'dusk'], draw: microphone },
];
