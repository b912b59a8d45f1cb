import { useSyncExternalStore } from 'react';
import { en, type Messages } from '#client/messages/en/en.ts';
import { type WordPart, type WordParts, wordPartSources } from '#client/messages/word-parts.ts';
import type { Language } from '#contract/preferences.ts';

// English is part of the app's own script: it is the fallback when another language cannot be
// loaded.
const sources: Record<Language, { name: string; load: () => Promise<Messages> }> = {
  en: { name: 'English', load: async () => en },
  es: { name: 'Español', load: async () => (await import('#client/messages/es/es.ts')).es },
  fr: { name: 'Français', load: async () => (await import('#client/messages/fr/fr.ts')).fr },
  de: { name: 'Deutsch', load: async () => (await import('#client/messages/de/de.ts')).de },
  ar: { name: 'العربية', load: async () => (await import('#client/messages/ar/ar.ts')).ar },
};

/** The languages with their own names, for a list to choose from. */
export const languageNames = Object.entries(sources).map(([language, { name }]) => ({
  language: language as Language,
  name,
}));

const loaded = new Map<Language, Messages>([['en', en]]);
const loadedParts: Record<Language, Partial<WordParts>> = {
  en: {},
  es: {},
  fr: {},
  de: {},
  ar: {},
};
const partsInUse = new Set<WordPart>();
const listeners = new Set<() => void>();
let shown: { language: Language; locale: string; messages: Messages } = {
  language: 'en',
  locale: 'en',
  messages: en,
};

/** Loads the texts of a language, with those parts that are in use. */
export async function loadLanguage(language: Language): Promise<void> {
  const load = async () => void loaded.set(language, await sources[language].load());
  await Promise.all([load(), loadWords([...partsInUse], language)]);
  // Another part may have come into use meanwhile.
  while (!hasWords([...partsInUse], language)) await loadWords([...partsInUse], language);
}

/** Loads parts of the texts, in the given language or in that which is shown once they are loaded. */
export async function loadWords(parts: readonly WordPart[], language?: Language): Promise<void> {
  const wanted = language ?? shown.language;
  await Promise.all(parts.map((part) => loadPart(part, wanted)));
  if (!language && !hasWords(parts)) await loadWords(parts);
}

async function loadPart<Part extends WordPart>(part: Part, language: Language): Promise<void> {
  const own: Partial<Pick<WordParts, Part>> = loadedParts[language];
  own[part] ??= (await wordPartSources[language][part]()).words;
  partsInUse.add(part);
}

/** Whether parts are loaded, in the given language or in that which is shown. */
export function hasWords(parts: readonly WordPart[], language = shown.language): boolean {
  return parts.every((part) => loadedParts[language][part] !== undefined);
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

/** The texts of the app that are always loaded, in the current language. */
export function getMessages(): Messages {
  return shown.messages;
}

/** The texts of the app that are always loaded; re-renders when the language changes. */
export function useMessages(): Messages {
  return useSyncExternalStore(subscribe, getMessages, getMessages);
}

/**
 * A part of the texts; re-renders when the language changes. The `lazyComponent` or the screen that a
 * component belongs to names the part, so that it is loaded.
 */
export function useWords<Part extends WordPart>(part: Part): WordParts[Part] {
  const getWords = () => requireWords(part);
  return useSyncExternalStore(subscribe, getWords, getWords);
}

function requireWords<Part extends WordPart>(part: Part): WordParts[Part] {
  const words = loadedParts[shown.language][part];
  if (!words) throw new Error(`The words of the part ${part} are not loaded`);
  return words;
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
