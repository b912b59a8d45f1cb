/** The languages there are; `client/messages/language.ts` knows where each is. */
const tags = ['en', 'es', 'fr', 'de', 'ar'] as const;
export type Language = (typeof tags)[number];

/** The language that was `chosen`, or else the browser's first one that there is. */
export function wantedLanguage(chosen: string | null): Language {
  const wanted = [chosen ?? '', ...navigator.languages];
  return wanted.map(mainPart).find(isLanguage) ?? 'en';
}

/** The tag for dates and numbers, and for the catalogue: the browser's own variant of a language. */
export function localeOf(language: Language): string {
  return navigator.languages.find((tag) => mainPart(tag) === language && isTag(tag)) ?? language;
}

/** Says to the browser, and to whoever reads the page aloud, which language it is in. */
export function markPage(language: Language): void {
  document.documentElement.lang = language;
  document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
}

function mainPart(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}

// A browser may name what the system calls its language, `en-US@posix`, which no date is written in.
function isTag(tag: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*$/i.test(tag);
}

function isLanguage(tag: string): tag is Language {
  return tags.some((language) => language === tag);
}
