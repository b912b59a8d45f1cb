import type { Face } from '#catalogue/posters/lettering/letter-strokes.ts';
import { letterLine, measureLine } from '#catalogue/posters/lettering/lettering.ts';
import { fitRows, type TitleBox, type TitleRow } from '#catalogue/posters/lettering/title-rows.ts';
import {
  type Alignment,
  captionFace,
  type TitleStyle,
} from '#catalogue/posters/lettering/title-styles.ts';
import { splitTitle } from '#catalogue/posters/lettering/title-text.ts';

/** Measured lettering; `draw` puts its top left corner at x, y. */
export interface TitleBlock {
  height: number;
  /** Height of the capitals; of the main title where there is a subtitle. */
  capitals: number;
  draw(x: number, y: number, colour: string): string;
}

const tallestCapitals = 146;
const captionCapitals = 17;

/** Sets a title from `spellTitle` as large as the box allows, its subtitle smaller below. */
export function setTitle(spelled: string, style: TitleStyle, box: TitleBox): TitleBlock {
  const [main, subtitle] = splitTitle(spelled);
  const mainBox = subtitle ? { ...box, height: box.height * 0.66 } : box;
  const mainRows = fitRows(main, style, mainBox, tallestCapitals);
  const capitals = mainRows[0]?.capitals ?? 0;
  const subtitleRows = subtitle
    ? fitRows(subtitle, style, { ...box, height: box.height * 0.3 }, capitals * 0.6)
    : [];
  const rows = [
    ...mainRows.map((row, index) => (index === 0 ? { ...row, space: spaceAbove(row) } : row)),
    ...subtitleRows.map((row, index) => (index === 0 ? { ...row, space: capitals * 0.3 } : row)),
  ];
  return {
    height: rows.reduce((height, row) => height + row.space + row.capitals, 0),
    capitals,
    draw(x, y, colour) {
      let foot = y;
      const drawn = rows.map((row) => {
        foot += row.space + row.capitals;
        const left = style.alignment === 'centre' ? x + (box.width - row.width) / 2 : x;
        return drawRow(row, left, foot - row.capitals, colour);
      });
      return inked(colour, drawn.join(''));
    },
  };
}

/** Sets the caption under a title: in one piece, or at both margins under a justified title. */
export function setCaption(words: string[], alignment: Alignment, width: number): TitleBlock {
  const lines = alignment === 'justified' ? words : [words.join(' · ')];
  return {
    height: captionCapitals,
    capitals: captionCapitals,
    draw(x, y, colour) {
      const drawn = lines.map((line, index) => {
        const own = (measureLine(line, captionFace) * captionCapitals) / captionFace.height;
        const rest = width - own;
        const left = index > 0 ? x + rest : alignment === 'centre' ? x + rest / 2 : x;
        return drawRow({ line, face: captionFace, capitals: captionCapitals }, left, y, colour);
      });
      return inked(colour, drawn.join(''));
    },
  };
}

// The first row needs no gap above it, but room for its accents.
function spaceAbove({ space, capitals }: TitleRow): number {
  return space > capitals * 0.2 ? space / 2 : 0;
}

function inked(colour: string, rows: string): string {
  return `<g fill="none" stroke="${colour}" stroke-miterlimit="9">${rows}</g>`;
}

function drawRow(
  { line, face, capitals }: Pick<TitleRow, 'line' | 'face' | 'capitals'>,
  left: number,
  top: number,
  colour: string,
): string {
  const drawn = drawingFace(face, capitals);
  const { height, weight } = drawn;
  const { strokes, width } = letterLine(line, drawn);
  // The nested SVG clips the strokes at top and bottom; its viewBox leaves room at the sides only.
  const sideRoom = height * 0.24;
  const view = Math.round(width) + 2 * sideRoom;
  const scale = capitals / height;
  const x = (left - sideRoom * scale).toFixed(1);
  const y = top.toFixed(1);
  return (
    `<svg x="${x}" y="${y}" width="${(view * scale).toFixed(1)}" height="${capitals.toFixed(1)}" viewBox="${-sideRoom} 0 ${view} ${height}">` +
    `<path stroke-width="${weight}" d="${strokes}"/></svg>${drawMarks()}`
  );

  function drawMarks(): string {
    const { marks } = letterLine(line, face);
    if (!marks) return '';
    const place = `translate(${left.toFixed(1)} ${y})scale(${(capitals / face.height).toFixed(3)})`;
    return `<path fill="${colour}" stroke="none" transform="${place}" d="${marks}"/>`;
  }
}

// Small capitals need only half the units, which makes their numbers shorter.
function drawingFace(face: Face, capitals: number): Face {
  if (capitals >= 64) return face;
  const { height, width, weight, radius, gap } = face;
  return {
    height: height / 2,
    width: width / 2,
    weight: weight / 2,
    radius: radius / 2,
    gap: gap / 2,
  };
}
