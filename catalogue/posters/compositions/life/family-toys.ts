import type { Canvas, Composition } from '#catalogue/posters/canvas.ts';
import { block, circle, fill, path, placed, stroke } from '#catalogue/posters/flat-shapes.ts';

function kite({ width, height, hero, ink, second, random }: Canvas): string {
  const cloud = fill(second, 'M-60 20a26 26 0 0 1 6-50 40 40 0 0 1 74-8 30 30 0 0 1 40 58z');
  const bow = 'M-22-13 22 13 22-13-22 13z';
  const tail =
    stroke(ink, 4, 'M0 150Q-30 240-120 250T-190 400') +
    placed(-40, 222, fill(ink, bow), 30) +
    placed(-116, 250, fill(hero, bow), 54) +
    placed(-150, 296, fill(ink, bow), 78) +
    placed(-178, 360, fill(hero, bow), 102);
  const sail =
    fill(hero, 'M0-170V-20H-112zM0-20H112L0 150z') + fill(ink, 'M0-170L112-20H0zM-112-20H0V150z');
  return (
    placed(width * 0.78, height * random.within(0.15, 0.25), cloud, 0, 0.8) +
    placed(width * 0.24, height * random.within(0.65, 0.75), cloud) +
    placed(width * 0.56, height * 0.38, tail + sail, random.between(14, 30), height / 560)
  );
}

function balloons({ width, height, hero, ink, second, random }: Canvas): string {
  const knot = { x: width / 2, y: height * 0.8 };
  const places = [
    [0, 0.2],
    [-92, 0.27],
    [96, 0.26],
    [-50, 0.42],
    [52, 0.44],
    [-140, 0.44],
    [146, 0.43],
  ] as const;
  const bunch = places.slice(0, random.between(5, 7)).map(([x, part], index) => ({
    x: knot.x + x + random.between(-10, 10),
    y: height * part + random.between(-10, 10),
    colour: [hero, second, ink][index % 3] ?? hero,
  }));
  const strings = bunch.map(
    ({ x, y }) => path`M${x} ${y + 50}Q${(x + knot.x) / 2} ${knot.y - 90} ${knot.x} ${knot.y}`,
  );
  const balloon = 'M0 66C-70 30-70-66 0-66S70 30 0 66L10 78H-10z';
  return (
    stroke(ink, 3, strings.join('')) +
    bunch
      .reverse()
      .map(({ x, y, colour }) => placed(x, y, fill(colour, balloon), random.between(-12, 12)))
      .join('') +
    fill(ink, path`M${knot.x - 30} ${knot.y}h60l-8 44h-44z`)
  );
}

function buildingBlocks({ width, height, hero, ink, second, random }: Canvas): string {
  const unit = Math.min(width / 5, height / 5.6);
  const [one, two, three] = random.pick([
    [hero, ink, second],
    [second, hero, ink],
    [ink, second, hero],
  ] as const);
  // The unit is one block; (0,0) is the middle of the floor.
  const arch = path`M${-unit} 0v${-unit}h${unit * 2}v${unit}h${unit * -0.5}a${unit / 2} ${unit / 2} 0 0 0 ${-unit} 0z`;
  const bow = path`M${unit * -1.75} ${unit * -2}a${unit / 2} ${unit / 2} 0 0 1 ${unit} 0z`;
  const roof = (x: number, y: number, half: number, colour: string) =>
    fill(
      colour,
      path`M${(x - half) * unit} ${y * unit}h${half * 2 * unit}l${-half * unit} ${half * -1.6 * unit}z`,
    );
  const brick = (x: number, y: number, breadth: number, colour: string) =>
    block(x * unit, y * unit, breadth * unit, unit, colour);
  return placed(
    width / 2,
    height * 0.94,
    brick(-2, -1, 1, one) +
      brick(1, -1, 1, two) +
      fill(three, arch) +
      brick(-2, -2, 1.5, two) +
      brick(0.5, -2, 1.5, one) +
      brick(-0.5, -2, 1, three === ink ? hero : ink) +
      fill(three, bow) +
      roof(1.25, -2, 0.65, two) +
      brick(-0.5, -3, 1, second) +
      roof(0, -3, 0.7, hero) +
      circle(0, unit * -4.3, unit * 0.26, ink),
  );
}

export const familyToys: Composition[] = [
  { name: 'kite', stance: 'floating', grounds: ['day', 'colour'], draw: kite },
  { name: 'balloons', stance: 'floating', grounds: ['day', 'colour', 'night'], draw: balloons },
  { name: 'building-blocks', stance: 'floating', grounds: ['day', 'colour'], draw: buildingBlocks },
];
