import { writeHint } from '#client/lib/rendering/hint-cookies.ts';
import { clearCachedPages } from '#client/lib/rendering/worker-caches.ts';
import { loadLanguage, showLanguage } from '#client/messages/language.ts';
import { directionOf, type Language, localeOf } from '#contract/preferences.ts';

/**
 * Shows the language from now on, here and in the browser's next visit. Rejects when it cannot be
 * loaded, and then changes nothing.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await loadLanguage(language);
  showLanguage(language, localeOf(language, navigator.languages));
  markLanguage(language);
  writeHint('language', language);
  clearCachedPages();
}

/** Marks the language of the document, for the browser and for screen readers. */
export function markLanguage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
}
