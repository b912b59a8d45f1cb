import { browserStorage } from '#client/lib/guarded-storage.ts';
import { languageKey } from '#client/lib/storage-keys.ts';
import type { Language } from '#client/messages/locale.ts';

/** The stored choice, which may be any text; null when there is none. */
export function getChosenLanguage(): string | null {
  return browserStorage.getItem(languageKey);
}

/** Stores the choice for the next visit. */
export function storeChosenLanguage(language: Language): void {
  browserStorage.setItem(languageKey, language);
}
