import type { IncomingHttpHeaders } from 'node:http';
import { readHints } from '#contract/page-hints.ts';
import type { PageReader } from '#contract/page-renderer.ts';
import { type Language, localeOf, wantedLanguage } from '#contract/preferences.ts';
import { readLanguage } from '#server/catalogue/catalogue-reader.ts';
import { readAcceptedLanguages } from '#server/web/accepted-languages.ts';

/** Reads whom a page is for, by the hints in the request's cookies and the browser's languages. */
export function readPageReader(headers: IncomingHttpHeaders): PageReader {
  const { isSignedIn, theme, language: chosen } = readHints(headers.cookie ?? '');
  const accepted = readAcceptedLanguages(headers['accept-language']);
  const language = wantedLanguage(chosen, accepted);
  return { isSignedIn, language, locale: knownLocaleOf(language, accepted), theme };
}

// Read as the catalogue reads it, so that invented languages and regions have no page of their own.
function knownLocaleOf(language: Language, accepted: readonly string[]): string {
  const locale = readLanguage(localeOf(language, accepted), '').language;
  return locale.startsWith(language) ? locale : language;
}
