import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import { circle, fill, path, placed, repeat } from '#catalogue/posters/flat-shapes.ts';

function hills({ width, height, hero, ink, second, random }: Canvas): string {
  return (
    circle(width * random.within(0.24, 0.76), height * 0.34, random.between(80, 120), hero) +
    repeat(4, (index) => {
      const y = height * (0.48 + index * 0.13);
      const swell = random.between(50, 100) * (index % 2 ? 1 : -1);
      return fill(
        [second, hero, second, ink][index] ?? ink,
        path`M0 ${height}V${y}C${width * 0.3} ${y - swell} ${width * 0.6} ${y + swell} ${width} ${y - swell / 3}V${height}z`,
      );
    })
  );
}

function stairs({ width, height, hero, ink, second, random }: Canvas): string {
  const steps = random.between(6, 8);
  const rise = (height * 0.72) / steps;
  const run = width / steps;
  const data = path`M0 ${height}`.concat(
    repeat(steps, (index) => path`V${height - rise * (index + 0.6)}h${run}`),
  );
  const at = random.between(2, steps - 2);
  return (
    circle(width * 0.3, height * 0.3, random.between(80, 120), hero) +
    placed(26, -34, fill(second, `${data}V${Math.round(height * 2)}H0z`)) +
    fill(ink, `${data}V${height}z`) +
    placed(
      run * (at + 0.5),
      height - rise * (at + 0.6),
      fill(hero, 'M-14 0-18-56Q-16-74 0-76 16-74 18-56L14 0z') + circle(0, -90, 13, hero),
      0,
      height / 560,
    )
  );
}

export const swissLandscapes: Composition[] = [
  { name: 'hills', stance: 'standing', grounds: ['day', 'dusk'], draw: hills },
  { name: 'stairs', stance: 'standing', grounds: ['day', 'dusk'], draw: stairs },
];
