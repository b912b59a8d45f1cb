import { escapeXml } from '#catalogue/posters/escape-xml.ts';
import { breakLines } from '#catalogue/posters/lettering/line-breaks.ts';
import type { TitleBlock } from '#catalogue/posters/lettering/title-block.ts';
import type { TitleBox } from '#catalogue/posters/lettering/title-rows.ts';

// Condensed faces of common systems come first. None may be wider than `widthOf` assumes.
const fontFamily =
  '&quot;Avenir Next Condensed&quot;,&quot;Arial Narrow&quot;,&quot;Roboto Condensed&quot;,&quot;Noto Sans&quot;,Arial,sans-serif';
const tallest = 96;
const lineHeight = 1.18;
const mostLines = 6;

/**
 * Sets a title in a font of the reader's system, for scripts that our alphabet lacks. It does not
 * use `textLength`, which would stretch a narrow font. So the widths are estimated generously.
 */
export function setPlainTitle(clean: string, box: TitleBox): TitleBlock {
  const words = clean
    .split(' ')
    .flatMap((word) => word.match(/(?:.\p{M}*){1,10}/gu) ?? [])
    .map((text) => ({ text, width: widthOf(text) }));
  let lines = [clean];
  let size = 1;
  for (let count = 1; count <= Math.min(mostLines, words.length); count++) {
    const broken = breakLines(words, widthOf(' '), count);
    const fitting = Math.min(
      tallest,
      box.width / Math.max(...broken.map(widthOf)),
      box.height / (broken.length * lineHeight),
    );
    // As with our own alphabet, another line must make the letters visibly larger.
    if (fitting > size * 1.12) [lines, size] = [broken, fitting];
  }
  const height = lines.length * size * lineHeight;
  return {
    height,
    capitals: size * 0.7,
    draw: (x, y, colour) =>
      `<g fill="${colour}" font-family="${fontFamily}" font-weight="700" font-size="${size.toFixed(1)}" text-anchor="middle">` +
      lines
        .map((line, index) => {
          const baseline = y + (index + 0.92) * size * lineHeight;
          return `<text x="${x + box.width / 2}" y="${baseline.toFixed(1)}">${escapeXml(line)}</text>`;
        })
        .join('') +
      '</g>',
  };
}

// Relative to the font size, measured with the bold cut of the widest common font.
const widths: [RegExp, number][] = [
  [/\p{Mn}|\p{Me}|\u200c|\u200d/u, 0],
  [/\s/u, 0.4],
  [/\p{Extended_Pictographic}/u, 1.4],
  [/[MWmw@%]|\p{Script=Ethiopic}|\p{Script=Khmer}|\p{Script=Myanmar}/u, 1.2],
  [/[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\uffef]/u, 1.02],
  [/[ЖЩЮШФМЫжщюшфмы]/u, 1.2],
  [/\p{Lu}|\p{Script=Devanagari}|\p{Script=Tamil}|\p{Script=Malayalam}/u, 0.95],
  [/[ilj'.,:;!|]/u, 0.45],
];

function widthOf(line: string): number {
  let width = 0;
  for (const character of line) {
    width += widths.find(([kind]) => kind.test(character))?.[1] ?? 0.8;
  }
  return Math.max(width, 0.5);
}
