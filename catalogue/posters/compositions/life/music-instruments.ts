import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import {
  block,
  circle,
  fill,
  oval,
  path,
  placed,
  repeat,
  stroke,
} from '#catalogue/posters/flat-shapes.ts';

function pianoKeys({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const keys = random.between(6, 8);
  const breadth = width / keys;
  const pressed = random.between(1, keys - 2);
  const lean = random.between(0, 1) ? 0 : -18;
  return placed(
    0,
    lean ? 40 : 0,
    block(-40, -80, width + 80, height + 200, ground) +
      block(pressed * breadth, -80, breadth, height + 200, hero) +
      stroke(
        ink,
        5,
        Array.from(
          { length: keys + 2 },
          (_, index) => path`M${(index - 0.5 + 0.5) * breadth} -90V${height + 120}`,
        ).join(''),
      ) +
      repeat(keys + 1, (index) =>
        [2, 6].includes(index % 7)
          ? ''
          : block(
              index * breadth + breadth * 0.7,
              -90,
              breadth * 0.6,
              height * 0.58 + 90,
              index === pressed + 2 ? second : ink,
            ),
      ),
    lean / 3,
  );
}

function guitar({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = height / 560;
  return placed(
    width / 2,
    height * 0.66,
    fill(
      hero,
      'M0-150C60-150 96-110 84-56 76-20 130 10 130 84 130 170 60 190 0 190S-130 170-130 84C-130 10-76-20-84-56-96-110-60-150 0-150z',
    ) +
      circle(0, 0, 48, ink) +
      block(-16, -430, 32, 440, ink) +
      fill(ink, 'M-30-440 30-440 24-370-24-370z') +
      block(-52, 104, 104, 18, ink) +
      stroke(second, 3, 'M-8-430V110M0-430V110M8-430V110') +
      repeat(
        3,
        (index) =>
          circle(-38, -432 + index * 24, 8, second) + circle(38, -432 + index * 24, 8, second),
      ),
    random.pick([-34, -24, 24, 34]),
    scale,
  );
}

function metronome({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const scale = height / 560;
  const swing = random.pick([-26, -18, 18, 26]);
  const fan = [-36, -24, -12, 0, 12, 24, 36];
  return placed(
    width / 2,
    height * 0.95,
    fan
      .map((turn) =>
        Math.sign(turn) === Math.sign(swing) && Math.abs(turn) > 6
          ? placed(0, -110, block(-3, -390, 6, 300, second), turn)
          : '',
      )
      .join('') +
      fill(hero, 'M-150 0-70-400 70-400 150 0z') +
      fill(ink, 'M-170 0 170 0 150-92-150-92z') +
      fill(ground, 'M-46-120-24-360 24-360 46-120z') +
      placed(
        0,
        -120,
        block(-6, -370, 12, 370, ink) + fill(ink, 'M-28-270 28-270 18-214-18-214z'),
        swing,
      ),
    0,
    scale,
  );
}

function gramophone({ width, height, hero, ink, second, random }: Canvas): string {
  const scale = Math.min(width / 480, height / 540);
  return placed(
    width / 2,
    height * 0.94,
    block(-150, -96, 260, 96, ink) +
      block(-170, -16, 300, 24, ink) +
      oval(-30, -104, 126, 20, second) +
      stroke(ink, 20, 'M-110-110C-150-240-70-260-30-280') +
      fill(hero, 'M-50-300Q60-330 90-500 190-470 200-330 204-240 180-200 90-260-36-256z') +
      placed(146, -346, oval(0, 0, 66, 160, ink) + oval(0, 0, 20, 50, hero), -16),
    random.between(-3, 3),
    scale,
  );
}

export const musicInstruments: Composition[] = [
  { name: 'piano-keys', stance: 'floating', grounds: ['day', 'night'], draw: pianoKeys },
  { name: 'guitar', stance: 'floating', grounds: ['day', 'night', 'colour'], draw: guitar },
  { name: 'metronome', stance: 'floating', grounds: ['day', 'night'], draw: metronome },
  { name: 'gramophone', stance: 'floating', grounds: ['day', 'colour'], draw: gramophone },
];
