import { useSyncExternalStore } from 'react';
import { en, type Messages } from '#client/messages/en.ts';

// English is in the app's own script: it is what is left when another language cannot be loaded.
const languages = {
  en: { name: 'English', load: async (): Promise<Messages> => en },
  es: { name: 'Español', load: async () => (await import('#client/messages/es.ts')).es },
  fr: { name: 'Français', load: async () => (await import('#client/messages/fr.ts')).fr },
  de: { name: 'Deutsch', load: async () => (await import('#client/messages/de.ts')).de },
  ar: { name: 'العربية', load: async () => (await import('#client/messages/ar.ts')).ar },
};

export type Language = keyof typeof languages;

/** The languages with their own names, for a list to choose from. */
export const languageNames = Object.entries(languages).map(([language, { name }]) => ({
  language: language as Language,
  name,
}));

const storageKey = 'marquee.language';
const listeners = new Set<() => void>();
let shown: { language: Language; messages: Messages } = { language: 'en', messages: en };

/** Shows the language that was chosen here, or else the browser's first one that there is. */
export async function startLanguage(): Promise<void> {
  const wanted = [localStorage.getItem(storageKey) ?? '', ...navigator.languages];
  const language = wanted.map(mainPart).find(isLanguage);
  if (language) await show(language).catch(() => undefined);
}

/** Shows another language from now on. Throws when it cannot be loaded; all stays as it was. */
export async function chooseLanguage(language: Language): Promise<void> {
  await show(language);
  localStorage.setItem(storageKey, language);
}

/** The language tag for dates and numbers, and for the catalogue: the browser's own variant of it. */
export function getLocale(): string {
  return navigator.languages.find((tag) => mainPart(tag) === shown.language) ?? shown.language;
}

/** Every text of ours, in the language that is shown. */
export function useMessages(): Messages {
  return useSyncExternalStore(subscribe, () => shown.messages);
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, () => shown.language);
}

async function show(language: Language): Promise<void> {
  shown = { language, messages: await languages[language].load() };
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function mainPart(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}

function isLanguage(tag: string): tag is Language {
  return Object.hasOwn(languages, tag);
}
