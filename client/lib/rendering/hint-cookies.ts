import { getBasePath } from '#client/lib/base-path.ts';
import { type Hints, hintCookies, readHints } from '#contract/page-hints.ts';
import { isLanguage } from '#contract/preferences.ts';

const secondsOfYear = 365 * 24 * 60 * 60;

/** The hints of this browser; none where cookies are blocked. */
export function getHints(): Hints {
  try {
    return readHints(document.cookie);
  } catch {
    return readHints('');
  }
}

/** Stores a hint for the server's next page; null removes it. */
export function writeHint(hint: keyof typeof hintCookies, value: string | null): void {
  const attributes = [
    `${hintCookies[hint]}=${value ?? ''}`,
    `path=${getBasePath() || '/'}`,
    `max-age=${value === null ? 0 : secondsOfYear}`,
    'samesite=lax',
    ...(window.location.protocol === 'https:' ? ['secure'] : []),
  ];
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = attributes.join('; ');
  } catch {
    // Where cookies are blocked, the page arrives without the hint.
  }
}

/** Writes this browser's hints again, since browsers remove cookies of scripts, some after a week. */
export function renewHints({ isSignedIn, theme, language }: Hints): void {
  if (isSignedIn) writeHint('signedIn', 'yes');
  if (theme !== 'system') writeHint('theme', theme);
  if (language !== null && isLanguage(language)) writeHint('language', language);
}
