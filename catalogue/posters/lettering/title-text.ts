import { accents, alphabet } from '#catalogue/posters/lettering/alphabet.ts';

const mostCharacters = 80;
const graphemes = new Intl.Segmenter('en');

/**
 * Prepares a title for XML and for a poster: no control characters, no unpaired surrogates, single
 * spaces, and an ellipsis where it is too long.
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

/** Splits a title into letters and accents of our alphabet; null when it needs other letters. */
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

/** Splits a long title at its punctuation into main title and subtitle. */
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
