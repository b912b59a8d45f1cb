import { accents, alphabet } from '#catalogue/posters/lettering/alphabet.ts';

const mostCharacters = 80;
const graphemes = new Intl.Segmenter('en');

/**
 * A title as it can stand in XML and on a poster: no control characters, no halves of characters,
 * single spaces, and cut with an ellipsis where nobody would read on.
 */
export function cleanTitle(title: string): string {
  const clean = title
    .slice(0, mostCharacters * 16)
    .replace(/[\p{Surrogate}\p{Noncharacter_Code_Point}]/gu, '\ufffd')
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .normalize('NFC')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1');
  const characters = [...graphemes.segment(clean)].map(({ segment }) => segment);
  if (characters.length <= mostCharacters) return clean;
  return `${characters
    .slice(0, mostCharacters)
    .join('')
    .replace(/\s+\S{0,14}$/u, '')}\u2026`;
}

/** The title in the letters of our alphabet, accents as marks of their own, or null if it has others. */
export function spellTitle(clean: string): string | null {
  const spelled = clean
    .toUpperCase()
    .normalize('NFKD')
    .replace(/[‘’‚′`]/gu, "'")
    .replace(/[“”„″]/gu, '"')
    .replace(/[‐‑–—−]/gu, '-')
    .replace(/\u2044/gu, '/');
  const isOurs = [...spelled].every(
    (character) => character === ' ' || alphabet.has(character) || accents.has(character),
  );
  return isOurs ? spelled : null;
}

/** Main title and subtitle, where punctuation says so and the whole is long enough to need it. */
export function splitTitle(clean: string): [main: string, subtitle: string] {
  if (clean.length <= 22) return [clean, ''];
  for (const separator of [' - ', ': ', ' & ']) {
    const at = clean.indexOf(separator);
    if (at < 4) continue;
    const rest = clean.slice(at + separator.length);
    return [clean.slice(0, at), separator === ' & ' ? `& ${rest}` : rest];
  }
  return [clean, ''];
}
