/**
 * A search in the form in which TMDB is asked for it: it makes no difference between small letters
 * and capitals, so "Star Wars" and " star  wars" are one question.
 */
export function normalizeSearchText(text: string): string {
  return text.normalize('NFC').toLowerCase().trim().replace(/\s+/gu, ' ');
}
