import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import { block, circle, fill, path, placed, repeat } from '#catalogue/posters/flat-shapes.ts';

function quarterArcs({ width, height, ground, hero, ink, second, random }: Canvas): string {
  const columns = random.between(2, 3);
  const cell = width / columns;
  const cells = Array.from({ length: columns * Math.ceil(height / cell) }, (_, index) => ({
    x: (index % columns) * cell,
    y: Math.floor(index / columns) * cell,
    turn: random.between(0, 3),
    colours: random.pick([
      [hero, second, ink],
      [ink, hero, ground],
      [second, ink, hero],
      [ground, hero, second],
    ]),
  }));
  // Grouped by layer and colour: the SVG is a third as large as with one element for each shape.
  return [1, 0.6, 0.17]
    .flatMap((part, layer) =>
      [ground, hero, ink, second].map((colour) => {
        const shapes = cells
          .filter(({ colours }) => colours[layer] === colour)
          .map(({ x, y, turn }) =>
            layer === 0 ? square(x, y, cell) : quarter(x, y, cell, part, turn),
          );
        return shapes.length > 0 ? fill(colour, shapes.join('')) : '';
      }),
    )
    .join('');
}

// One unit larger than the cell, so that the ground does not shine through between two squares.
function square(x: number, y: number, cell: number): string {
  return path`M${x} ${y}h${cell + 1}v${cell + 1}h${-cell - 1}z`;
}

/** A quarter of a disc, centred on one of the four corners of a cell. */
function quarter(x: number, y: number, cell: number, part: number, corner: number): string {
  const isRight = corner === 1 || corner === 2;
  const isLow = corner >= 2;
  const across = isRight ? -cell * part : cell * part;
  const down = isLow ? -cell * part : cell * part;
  const radius = cell * part;
  return path`M${isRight ? x + cell : x} ${isLow ? y + cell : y}h${across}a${radius} ${radius} 0 0 ${isRight === isLow ? 1 : 0} ${-across} ${down}z`;
}

function tiltedBars({ width, height, hero, ink, second, random }: Canvas): string {
  const bars = random.between(5, 7);
  const turn = random.pick([-32, -20, 24, 38]);
  return (
    placed(
      width / 2,
      height / 2,
      repeat(bars, (index) =>
        block(
          random.between(-420, -120),
          (index - bars / 2) * 84,
          random.between(320, 620),
          random.between(26, 62),
          [hero, ink, second][index % 3] ?? hero,
        ),
      ),
      turn,
    ) +
    circle(
      width * random.pick([0.24, 0.74]),
      height * random.pick([0.24, 0.6]),
      random.between(44, 70),
      ink,
    )
  );
}

function concentric({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const x = width * random.pick([0, 0.5, 1]);
  const y = height * random.pick([0.5, 1, 0.4]);
  // Reaches the farthest corner; otherwise half the poster would stay empty.
  const reach = Math.hypot(Math.max(x, width - x), Math.max(y, height - y));
  const rings = random.between(6, 8);
  return repeat(rings, (index) =>
    circle(
      x,
      y,
      reach * (1 - index / rings),
      [hero, ground, second, ground, ink, ground][index % 6] ?? hero,
    ),
  );
}

function fourSquares({ width, height, hero, ink, second, ground, random }: Canvas): string {
  const x = width * random.within(0.38, 0.62);
  const y = height * random.within(0.36, 0.64);
  const radius = Math.min(width, height) * 0.28;
  return (
    block(0, 0, x, y, hero) +
    block(x, y, width - x, height - y, second) +
    circle(x, y, radius, ground) +
    fill(ink, path`M${x} ${y - radius}A${radius} ${radius} 0 1 1 ${x - radius} ${y}H${x}z`)
  );
}

export const swissForms: Composition[] = [
  { name: 'quarter-arcs', stance: 'covering', grounds: ['day', 'night'], draw: quarterArcs },
  {
    name: 'tilted-bars',
    stance: 'floating',
    grounds: ['day', 'night', 'colour'],
    draw: tiltedBars,
  },
  { name: 'concentric', stance: 'covering', grounds: ['day', 'night', 'colour'], draw: concentric },
  { name: 'four-squares', stance: 'floating', grounds: ['day', 'night'], draw: fourSquares },
];
