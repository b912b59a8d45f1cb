import { browserStorage } from '#client/lib/guarded-storage.ts';
import { languageKey } from '#client/lib/storage-keys.ts';
import type { Language } from '#client/messages/locale.ts';

/** What was chosen in this browser, whatever that is; null when nothing was. */
export function getChosenLanguage(): string | null {
  return browserStorage.getItem(languageKey);
}

/** Keeps the choice for the browser's next visit. */
export function keepChosenLanguage(language: Language): void {
  browserStorage.setItem(languageKey, language);
}
