import { path } from '#catalogue/posters/flat-shapes.ts';
import type { Glyph } from '#catalogue/posters/lettering/alphabet.ts';
import { createPathPen } from '#catalogue/posters/path-pen.ts';

/** A cut of the alphabet (width, weight, spacing); all lengths are in the unit of `height`. */
export interface Face {
  /** Height of the capitals. */
  height: number;
  width: number;
  weight: number;
  /** Radius of rounded corners, at the centre line of the stroke. */
  radius: number;
  /** Space between two letters. */
  gap: number;
}

interface Point {
  x: number;
  y: number;
  isRound: boolean;
  /** Whether the point is on the letter's left or right edge. */
  isAtSide: boolean;
}

/** The width of a letter, without the gap after it. */
export function glyphWidth(glyph: Glyph, face: Face): number {
  return Math.max(face.weight, glyph.width * face.width);
}

/** Path data of one letter's strokes; its left edge is at `left`. */
export function glyphPath(glyph: Glyph, left: number, face: Face): string {
  const half = face.weight / 2;
  const columns = glyphWidth(glyph, face) - face.weight;
  const rows = face.height - face.weight;
  return glyph.strokes
    .map((stroke) => {
      const isClosed = stroke.endsWith('z');
      const points = stroke.match(/\d\do?/g)?.map((point) => ({
        x: left + half + (Number(point[0]) / 8) * columns,
        y: half + (Number(point[1]) / 8) * rows,
        isRound: point.endsWith('o'),
        isAtSide: point.startsWith('0') || point.startsWith('8'),
      }));
      return points ? strokePath(points, isClosed, face) : '';
    })
    .join('');
}

function strokePath(points: Point[], isClosed: boolean, face: Face): string {
  const { weight, radius } = face;
  const [first] = points;
  if (!first) return '';
  if (points.length === 1) return path`M${first.x} ${first.y - weight / 2}v${weight}`;
  const run = isClosed ? [...points, first] : lengthenEnds(points, face);
  const pen = createPathPen();
  run.forEach((point, index) => {
    const before = run[index - 1];
    const after = run[index + 1];
    if (!before) pen.moveTo(point);
    else if (!after || !point.isRound) pen.lineTo(point);
    else {
      pen.lineTo(towards(point, before, radius));
      pen.curveTo(point, towards(point, after, radius));
    }
  });
  return isClosed ? `${pen.path()}z` : pen.path();
}

// Each line of text is clipped at the top and bottom of the capitals. So a slanting stroke that
// overshoots gets a level end. A horizontal arm grows by half a weight to reach the letter's edge.
function lengthenEnds(points: Point[], { height, weight }: Face): Point[] {
  const lengthened = [...points];
  for (const [end, next] of [
    [0, 1],
    [points.length - 1, points.length - 2],
  ] as const) {
    const from = points[next];
    const to = points[end];
    if (!from || !to) continue;
    const isArm = from.y === to.y;
    const reachesLevel = to.y < weight || to.y > height - weight;
    if (isArm ? to.isAtSide : reachesLevel)
      lengthened[end] = towards(to, from, isArm ? -weight / 2 : -weight);
  }
  return lengthened;
}

// Where the next corner is round too, each corner uses at most half of the distance.
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(distance / length, to.isRound ? 0.5 : 1);
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    isRound: false,
    isAtSide: false,
  };
}
