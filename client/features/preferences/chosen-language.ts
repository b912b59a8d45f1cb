import { browserStorage } from '#client/lib/guarded-storage.ts';
import type { Language } from '#client/messages/locale.ts';

const key = 'marquee.language';

/** What was chosen in this browser, whatever that is; null when nothing was. */
export function getChosenLanguage(): string | null {
  return browserStorage.getItem(key);
}

/** Keeps the choice for the browser's next visit. */
export function keepChosenLanguage(language: Language): void {
  browserStorage.setItem(key, language);
}
