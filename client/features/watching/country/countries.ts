/** A country by its code (ISO 3166-1), with its name in the language that is shown. */
export interface Country {
  code: string;
  name: string;
}

/** The name of a country; its code where the browser knows no name. */
export function nameOfCountry(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    // Intl refuses what cannot be a code, such as a typo of the catalogue.
    return code;
  }
}

/** Countries with their names, in the order of the locale's alphabet. */
export function namedCountries(codes: readonly string[], locale: string): Country[] {
  const { compare } = new Intl.Collator(locale);
  return [...new Set(codes)]
    .map((code) => ({ code, name: nameOfCountry(code, locale) }))
    .sort((a, b) => compare(a.name, b.name));
}

/**
 * The country that the tag of the browser's language names, if it is one of `codes`. A tag without a
 * country, such as `de`, suggests none: the language is spoken in several.
 */
export function countryOfLanguage(tag: string, codes: readonly string[]): string | null {
  const [, country] = /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag) ?? [];
  const code = country?.toUpperCase();
  return code && codes.includes(code) ? code : null;
}
