import { useSyncExternalStore } from 'react';
import type { Messages } from '#client/messages/en/en.ts';
import * as english from '#client/messages/en/en.ts';
import type { PartSources, WordPart, WordParts } from '#client/messages/word-parts.ts';
import type { Language } from '#contract/preferences.ts';

interface Texts {
  messages: Messages;
  parts: PartSources;
}

// English is part of the app's own script: it is the fallback when another language cannot be
// loaded.
const sources: Record<Language, { name: string; load: () => Texts | Promise<Texts> }> = {
  en: { name: 'English', load: () => english },
  es: { name: 'Español', load: () => import('#client/messages/es/es.ts') },
  fr: { name: 'Français', load: () => import('#client/messages/fr/fr.ts') },
  de: { name: 'Deutsch', load: () => import('#client/messages/de/de.ts') },
  ar: { name: 'العربية', load: () => import('#client/messages/ar/ar.ts') },
};

/** The languages with their own names, for a list to choose from. */
export const languageNames = Object.entries(sources).map(([language, { name }]) => ({
  language: language as Language,
  name,
}));

const loaded = new Map<Language, Texts>([['en', english]]);
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
  messages: english.messages,
};

/** Loads the texts of a language, with those parts that are in use. */
export async function loadLanguage(language: Language): Promise<void> {
  await loadTexts(language);
  // Another part may come into use meanwhile.
  while (!hasWords([...partsInUse], language)) await loadWords([...partsInUse], language);
}

/** Loads parts of the texts, in the given language or in that which is shown once they are loaded. */
export async function loadWords(parts: readonly WordPart[], language?: Language): Promise<void> {
  const wanted = language ?? shown.language;
  await Promise.all(parts.map((part) => loadPart(part, wanted)));
  if (!language && !hasWords(parts)) await loadWords(parts);
}

/** Loads all parts of the texts of a language, for what renders every screen. */
export async function loadAllWords(language: Language): Promise<void> {
  await loadWords(Object.keys(english.parts) as WordPart[], language);
}

async function loadTexts(language: Language): Promise<Texts> {
  const texts = loaded.get(language) ?? (await sources[language].load());
  loaded.set(language, texts);
  return texts;
}

async function loadPart<Part extends WordPart>(part: Part, language: Language): Promise<void> {
  const own: Partial<Pick<WordParts, Part>> = loadedParts[language];
  own[part] ??= (await (await loadTexts(language)).parts[part]()).words;
  partsInUse.add(part);
}

/** Whether parts are loaded, in the given language or in that which is shown. */
export function hasWords(parts: readonly WordPart[], language = shown.language): boolean {
  return parts.every((part) => loadedParts[language][part] !== undefined);
}

/** Shows a language from now on, in the reader's variant of it. Its texts must be loaded. */
export function showLanguage(language: Language, locale: string): void {
  const texts = loaded.get(language);
  if (!texts) throw new Error(`The language ${language} is not loaded`);
  shown = { language, locale, messages: texts.messages };
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
