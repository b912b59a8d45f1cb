import { useSyncExternalStore } from 'react';
import { en, type Messages } from '#client/messages/en.ts';
import type { Language } from '#contract/preferences.ts';

// English is part of the app's own script: it is the fallback when another language cannot be
// loaded.
const sources: Record<Language, { name: string; load: () => Promise<Messages> }> = {
  en: { name: 'English', load: async () => en },
  es: { name: 'Español', load: async () => (await import('#client/messages/es.ts')).es },
  fr: { name: 'Français', load: async () => (await import('#client/messages/fr.ts')).fr },
  de: { name: 'Deutsch', load: async () => (await import('#client/messages/de.ts')).de },
  ar: { name: 'العربية', load: async () => (await import('#client/messages/ar.ts')).ar },
};

/** The languages with their own names, for a list to choose from. */
export const languageNames = Object.entries(sources).map(([language, { name }]) => ({
  language: language as Language,
  name,
}));

const loaded = new Map<Language, Messages>([['en', en]]);
const listeners = new Set<() => void>();
let shown: { language: Language; locale: string; messages: Messages } = {
  language: 'en',
  locale: 'en',
  messages: en,
};

/** Loads the texts of a language. */
export async function loadLanguage(language: Language): Promise<void> {
  loaded.set(language, await sources[language].load());
}

/** Shows a language from now on, in the reader's variant of it. Its texts must be loaded. */
export function showLanguage(language: Language, locale: string): void {
  const messages = loaded.get(language);
  if (!messages) throw new Error(`The language ${language} is not loaded`);
  shown = { language, locale, messages };
  for (const listener of listeners) listener();
}

/** The tag of the current language, for dates, numbers and the catalogue. */
export function getLocale(): string {
  return shown.locale;
}

/** Every text of the app in the current language. */
export function getMessages(): Messages {
  return shown.messages;
}

/** Every text of the app in the current language; re-renders when it changes. */
export function useMessages(): Messages {
  return useSyncExternalStore(subscribe, getMessages, getMessages);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, getLanguage, getLanguage);
}

function getLanguage(): Language {
  return shown.language;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
