import { type Theme, themes } from '#contract/preferences.ts';

/**
 * The cookies by which a browser says what its visitor's page looks like before any script has run.
 * They grant nothing: whoever forges one sees another page, and nothing that is anybody's own
 * (docs/security.md#the-pages-hints).
 */
export const hintCookies = {
  signedIn: 'marquee.signed-in',
  theme: 'marquee.theme',
  language: 'marquee.language',
} as const;

/** What the cookies say; the language may be any text, or null when none was chosen. */
export interface Hints {
  isSignedIn: boolean;
  theme: Theme;
  language: string | null;
}

/** Reads the hints from cookies as a `Cookie` header or `document.cookie` lists them. */
export function readHints(cookies: string): Hints {
  const pairs = cookies.split(';').map((pair) => pair.trim().split('=', 2) as [string, string]);
  // Of two cookies with the same name, the first has the longer path (RFC 6265, section 5.4): it is
  // of this app below `/movies`, the second of another one at `/`.
  const values = new Map(pairs.reverse());
  return {
    isSignedIn: values.get(hintCookies.signedIn) === 'yes',
    theme: themes.find((theme) => theme === values.get(hintCookies.theme)) ?? 'system',
    language: values.get(hintCookies.language) ?? null,
  };
}
