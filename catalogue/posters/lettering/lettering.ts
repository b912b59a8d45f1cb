import { path } from '#catalogue/posters/flat-shapes.ts';
import { accents, alphabet, type Glyph } from '#catalogue/posters/lettering/alphabet.ts';
import { type Face, glyphPath, glyphWidth } from '#catalogue/posters/lettering/letter-strokes.ts';

/** One line in our alphabet, drawn in the unit of the face's height. */
export interface LetteredLine {
  width: number;
  /** Strokes, which the caller clips at the top and bottom of the capitals. */
  strokes: string;
  /** Accents and the tails of commas, which reach out of the line; the caller fills them. */
  marks: string;
}

interface PlacedLetter {
  character: string;
  glyph: Glyph;
  left: number;
  accents: string[];
}

// Pairs of letters whose slopes leave a gap between them (kerning).
const openPairs = /^(?:A[VTYW]|[VTYWPF]A|L[VTY']|[VTY][.,])$/;

/** The width of a line from `spellTitle`, in the unit of the face's height. */
export function measureLine(line: string, face: Face): number {
  return placeLetters(line, face).width;
}

/** Width of the space between two words. */
export function spaceWidth(face: Face): number {
  return face.gap + face.width * 0.5;
}

/** Draws a line from `spellTitle` in the given cut of the alphabet. */
export function letterLine(line: string, face: Face): LetteredLine {
  const { letters, width } = placeLetters(line, face);
  let strokes = '';
  let marks = '';
  for (const { character, glyph, left, accents } of letters) {
    strokes += glyphPath(glyph, left, face);
    if (character === ',') marks += commaTail(left, face);
    const middle = Math.round(left + glyphWidth(glyph, face) / 2);
    for (const accent of accents) marks += `M${middle} 0${accent}`;
  }
  return { width, strokes, marks };
}

function placeLetters(line: string, face: Face): { letters: PlacedLetter[]; width: number } {
  const letters: PlacedLetter[] = [];
  let x = 0;
  let before = '';
  for (const character of line) {
    const accent = accents.get(character);
    if (accent) letters.at(-1)?.accents.push(accent);
    const glyph = alphabet.get(character);
    if (glyph) {
      if (openPairs.test(before + character)) x -= face.gap + face.weight * 0.15;
      letters.push({ character, glyph, left: x, accents: [] });
      x += glyphWidth(glyph, face) + face.gap;
      before = character;
    } else if (character === ' ') {
      x += spaceWidth(face) - face.gap;
      before = '';
    }
  }
  return { letters, width: Math.max(x - face.gap, 1) };
}

// A comma: a square dot, and a slanting tail that reaches below the line.
function commaTail(x: number, { height, weight }: Face): string {
  const top = height - weight;
  const tail = weight * 0.55;
  return path`M${x} ${top}h${weight}v${weight}l${-tail} ${tail * 1.2}h${-tail / 2}l${tail / 2}${-tail * 1.2}h${tail - weight}z`;
}
