/** The languages of the app; `client/messages/language.ts` loads them. */
const tags = ['en', 'es', 'fr', 'de', 'ar'] as const;
export type Language = (typeof tags)[number];

/** The `chosen` language, or else the browser's first one that the app has. */
export function wantedLanguage(chosen: string | null): Language {
  const wanted = [chosen ?? '', ...navigator.languages];
  return wanted.map(mainPart).find(isLanguage) ?? 'en';
}

/** The browser's own variant of a language, for dates, numbers and the catalogue. */
export function localeOf(language: Language): string {
  return navigator.languages.find((tag) => mainPart(tag) === language && isTag(tag)) ?? language;
}

/** Marks the language of the page, for the browser and for screen readers. */
export function markPage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
}

function mainPart(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}

// A browser may report a system's name such as `en-US@posix`, which is not a valid language tag.
function isTag(tag: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/i.test(tag);
}

function isLanguage(tag: string): tag is Language {
  return tags.some((language) => language === tag);
}
