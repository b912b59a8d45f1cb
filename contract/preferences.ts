/** The languages of the app; `client/messages/language.ts` loads their words. */
export const languages = ['en', 'es', 'fr', 'de', 'ar'] as const;
export type Language = (typeof languages)[number];

/** `system`: what the device prefers, which may change by the hour. */
export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

/**
 * The `chosen` language, or else the first of the `accepted` language tags (BCP 47) that the app
 * has, or else English.
 */
export function wantedLanguage(chosen: string | null, accepted: readonly string[]): Language {
  return [chosen ?? '', ...accepted].map(mainPart).find(isLanguage) ?? 'en';
}

/** The reader's own variant of a language, such as `de-AT`, for dates, numbers and the catalogue. */
export function localeOf(language: Language, accepted: readonly string[]): string {
  return accepted.find((tag) => mainPart(tag) === language && isTag(tag)) ?? language;
}

/** Which way a language is written. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

function mainPart(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}

// A browser may report a system's name such as `en-US@posix`, which is not a valid language tag.
function isTag(tag: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/i.test(tag);
}

/** Whether the app has this language. */
export function isLanguage(tag: string): tag is Language {
  return languages.some((language) => language === tag);
}
