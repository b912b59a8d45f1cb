import { useSyncExternalStore } from 'react';
import { en, type Messages } from '#client/messages/en.ts';
import { type Language, localeOf, markPage, wantedLanguage } from '#client/messages/locale.ts';

// English is in the app's own script: it is what is left when another language cannot be loaded.
const languages: Record<Language, { name: string; load: () => Promise<Messages> }> = {
  en: { name: 'English', load: async () => en },
  es: { name: 'Español', load: async () => (await import('#client/messages/es.ts')).es },
  fr: { name: 'Français', load: async () => (await import('#client/messages/fr.ts')).fr },
  de: { name: 'Deutsch', load: async () => (await import('#client/messages/de.ts')).de },
  ar: { name: 'العربية', load: async () => (await import('#client/messages/ar.ts')).ar },
};

/** The languages with their own names, for a list to choose from. */
export const languageNames = Object.entries(languages).map(([language, { name }]) => ({
  language: language as Language,
  name,
}));

const listeners = new Set<() => void>();
let shown: { language: Language; messages: Messages } = { language: 'en', messages: en };

/** Shows the language that was `chosen`, or else the browser's first one that there is. */
export async function startLanguage(chosen: string | null): Promise<void> {
  await showLanguage(wantedLanguage(chosen)).catch(() => showLanguage('en'));
}

/** Shows another language from now on. Throws when it cannot be loaded; all stays as it was. */
export async function showLanguage(language: Language): Promise<void> {
  shown = { language, messages: await languages[language].load() };
  markPage(language);
  for (const listener of listeners) listener();
}

/** The tag of what is shown, for dates and numbers, and for the catalogue. */
export function getLocale(): string {
  return localeOf(shown.language);
}

/** Every text of ours, in the language that is shown at this moment. */
export function getMessages(): Messages {
  return shown.messages;
}

/** Every text of ours, in the language that is shown. */
export function useMessages(): Messages {
  return useSyncExternalStore(subscribe, () => shown.messages);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => shown.language);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
