import { useSyncExternalStore } from 'react';
import { en, type Messages } from '#client/messages/en.ts';
import { type Language, localeOf, markPage, wantedLanguage } from '#client/messages/locale.ts';

// English is part of the app's own script: it is the fallback when another language cannot be
// loaded.
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

/** Shows the `chosen` language, or else the browser's first one that the app has. */
export async function startLanguage(chosen: string | null): Promise<void> {
  await showLanguage(wantedLanguage(chosen)).catch(() => showLanguage('en'));
}

/** Shows another language. Throws when it cannot be loaded, and then changes nothing. */
export async function showLanguage(language: Language): Promise<void> {
  shown = { language, messages: await languages[language].load() };
  markPage(language);
  for (const listener of listeners) listener();
}

/** The tag of the current language, for dates, numbers and the catalogue. */
export function getLocale(): string {
  return localeOf(shown.language);
}

/** Every text of the app in the current language. */
export function getMessages(): Messages {
  return shown.messages;
}

/** Every text of the app in the current language; re-renders when it changes. */
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
