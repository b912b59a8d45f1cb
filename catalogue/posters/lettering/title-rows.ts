import { accents } from '#catalogue/posters/lettering/alphabet.ts';
import type { Face } from '#catalogue/posters/lettering/letter-strokes.ts';
import { measureLine, spaceWidth } from '#catalogue/posters/lettering/lettering.ts';
import { breakLines } from '#catalogue/posters/lettering/line-breaks.ts';
import type { TitleStyle } from '#catalogue/posters/lettering/title-styles.ts';

/** The largest box a title may fill, in units of the poster. */
export interface TitleBox {
  width: number;
  height: number;
}

/** One line of a title, fitted into its box. */
export interface TitleRow {
  line: string;
  face: Face;
  /** Height of the capitals. */
  capitals: number;
  width: number;
  /** Distance from the row above. */
  space: number;
}

const mostRows = 6;
const longestWord = /(?:.\p{M}*){1,18}/gu;

/** Breaks a text from `spellTitle` into the rows that allow the largest letters. */
export function fitRows(
  text: string,
  style: TitleStyle,
  box: TitleBox,
  tallestCapitals: number,
): TitleRow[] {
  const words = text
    .split(' ')
    .flatMap((word) => word.match(longestWord) ?? [])
    .map((word) => ({ text: word, width: measureLine(word, style.face) }));
  let best: TitleRow[] = [];
  for (let count = 1; count <= Math.min(mostRows, words.length); count++) {
    const rows = fitLines(
      breakLines(words, spaceWidth(style.face), count),
      style,
      box,
      tallestCapitals,
    );
    // Another line is used only when it makes the letters visibly larger.
    if ((rows[0]?.capitals ?? 0) > (best[0]?.capitals ?? 0) * 1.12) best = rows;
  }
  return best;
}

function fitLines(
  lines: string[],
  style: TitleStyle,
  box: TitleBox,
  tallestCapitals: number,
): TitleRow[] {
  const widths = lines.map((line) => measureLine(line, style.face));
  const spaces = lines.map((line, index) => rowSpace(line, lines[index - 1]));
  const heightInCapitals = lines.length - 0.2 + sum(spaces);
  const tallest = Math.min(tallestCapitals, box.height / heightInCapitals);

  function asRows(capitals: number, faces: Face[]): TitleRow[] {
    return lines.map((line, index) => {
      const face = faces[index] ?? style.face;
      const width = (measureLine(line, face) * capitals) / style.face.height;
      return { line, face, capitals, width, space: capitals * (spaces[index] ?? 0) };
    });
  }

  if (style.alignment === 'justified') {
    const middling = (box.width * lines.length * style.face.height) / sum(widths);
    const capitals = Math.min(tallest, middling);
    const faces = lines.flatMap(
      (line) => justify(line, style.face, (box.width * style.face.height) / capitals) ?? [],
    );
    if (faces.length === lines.length) return asRows(capitals, faces);
  }
  return asRows(Math.min(tallest, (box.width * style.face.height) / Math.max(...widths)), []);
}

// The letters get wider or narrower within bounds; their strokes keep the same weight.
function justify(line: string, face: Face, width: number): Face | null {
  const natural = measureLine(line, face);
  const growth = measureLine(line, { ...face, width: face.width + 1 }) - natural;
  const fitted = face.width + (width - natural) / growth;
  return fitted > face.width * 0.72 && fitted < face.width * 1.45
    ? { ...face, width: fitted }
    : null;
}

// In heights of a capital. A comma's tail must not look like an accent of the letter below it.
function rowSpace(line: string, lineAbove = ''): number {
  if (hasAccents(line)) return 0.42;
  return lineAbove.includes(',') ? 0.34 : 0.2;
}

function hasAccents(line: string): boolean {
  return [...line].some((character) => accents.has(character));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
