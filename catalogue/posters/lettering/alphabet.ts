/**
 * One letter: its width relative to the face's width, and its strokes. A stroke is a list of points
 * `column row` on a grid of 8 by 8 over the letter. `o` after a point rounds that corner, a final
 * `z` closes the stroke, and a single point is a square dot.
 */
export interface Glyph {
  width: number;
  strokes: string[];
}

function glyph(width: number, strokes: string): Glyph {
  return { width, strokes: strokes.split(',') };
}

/** Capitals of our own, because an SVG that is shown as an image cannot load a font. */
export const alphabet: ReadonlyMap<string, Glyph> = new Map(
  Object.entries({
    A: glyph(1.08, '08 40 88,16 76'),
    B: glyph(1, '04 00 70o 74o 04 84o 88o 08 04'),
    C: glyph(0.97, '83 80o 00o 08o 88o 85'),
    D: glyph(1, '04 00 80o 88o 08 04'),
    E: glyph(0.84, '80 00 08 88,04 84'),
    F: glyph(0.82, '80 00 08,04 84'),
    G: glyph(1, '82 80o 00o 08o 88o 85 45'),
    H: glyph(1, '00 08,80 88,04 84'),
    I: glyph(0, '00 08'),
    J: glyph(0.86, '80 88o 08o 06'),
    K: glyph(1.05, '00 08,80 05,33 88'),
    L: glyph(0.78, '00 08 88'),
    M: glyph(1.34, '08 00 46 80 88'),
    N: glyph(1.06, '08 00 88 80'),
    O: glyph(1, '40 80o 88o 08o 00o z'),
    P: glyph(0.97, '08 00 80o 85o 05'),
    Q: glyph(1, '40 80o 88o 08o 00o z,55 88'),
    R: glyph(1, '08 00 80o 84o 04,44 88'),
    S: glyph(0.96, '82 80o 00o 04o 84o 88o 08o 06'),
    T: glyph(0.92, '00 80,40 48'),
    U: glyph(1, '00 08o 88o 80'),
    V: glyph(1.05, '00 48 80'),
    W: glyph(1.5, '00 28 42 68 80'),
    X: glyph(1.05, '00 88,80 08'),
    Y: glyph(1.02, '00 44 80,44 48'),
    Z: glyph(0.9, '00 80 08 88'),
    Æ: glyph(1.5, '08 50 58 88,50 80,26 56,54 84'),
    Ø: glyph(1, '40 80o 88o 08o 00o z,80 08'),
    Œ: glyph(1.5, '80 50 00o 08o 58 88,50 58,54 84'),
    Ł: glyph(0.86, '10 18 88,05 53'),
    0: glyph(0.97, '40 80o 88o 08o 00o z'),
    1: glyph(0.55, '02 60 68'),
    2: glyph(0.95, '02 00o 80o 83o 07 08 88'),
    3: glyph(0.95, '02 00o 80o 84o 24 84o 88o 08o 06'),
    4: glyph(1.02, '68 60 06 86'),
    5: glyph(0.95, '80 00 03 83o 88o 08o 06'),
    6: glyph(0.97, '82 80o 00o 08o 88o 84o 04'),
    7: glyph(0.92, '00 80 28'),
    8: glyph(0.97, '40 80o 84o 04o 00o z,44 84o 88o 08o 04o z'),
    9: glyph(0.97, '06 08o 88o 80o 00o 04o 84'),
    '&': glyph(1.12, '88 12 10o 60o 62 05 08o 68o 84'),
    '-': glyph(0.6, '04 84'),
    '+': glyph(0.9, '04 84,42 46'),
    '/': glyph(0.8, '80 08'),
    '(': glyph(0.55, '80 00o 08o 88'),
    ')': glyph(0.55, '00 80o 88o 08'),
    '?': glyph(0.9, '02 00o 80o 84o 44 45,48'),
    '!': glyph(0, '00 05,08'),
    '.': glyph(0, '08'),
    ',': glyph(0, '08'),
    ':': glyph(0, '03,08'),
    '·': glyph(0, '04'),
    "'": glyph(0, '00 02'),
    '"': glyph(0.6, '00 02,80 82'),
  }),
);

/** Accents, measured from the top middle of the letter, for capitals 100 units tall. */
export const accents: ReadonlyMap<string, string> = new Map([
  ['\u0300', 'm-9-12h8l5 9h-6z'],
  ['\u0301', 'm9-12h-8l-5 9h6z'],
  ['\u0302', 'm-3-12h6l7 9h-6l-4-5-4 5h-6z'],
  ['\u0303', 'm-11-10q6-4 11-1t11-1v5q-6 4-11 1t-11 1z'],
  ['\u0304', 'm-10-10h20v6h-20z'],
  ['\u0306', 'm-10-12h6q4 5 8 0h6q-2 9-10 9t-10-9z'],
  ['\u0307', 'm-4-12h8v8h-8z'],
  ['\u0308', 'm-11-12h8v8h-8zm14 0h8v8h-8z'],
  ['\u030a', 'm0-16a8 8 0 1 0 1 0zm0 5a3 3 0 1 1-1 0z'],
  ['\u030b', 'm-1-12h-6l-4 9h6zm11 0h-6l-4 9h6z'],
  ['\u030c', 'm-3-3h6l7-9h-6l-4 5-4-5h-6z'],
  ['\u0327', 'm-3 102h7l-3 5q6 1 6 5 0 5-12 5v-4q5 0 5-2 0-2-5-2z'],
  ['\u0328', 'm5 101h5q-5 6-2 9l3 2v4q-12 0-11-8 1-4 5-7z'],
]);
