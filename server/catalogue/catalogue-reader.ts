/** For whom an answer is, and how to tell them that it is an old one. */
export interface CatalogueReader {
  /** Who asks: what reaches others by turns is shared among users. */
  userId: string;
  /** As TMDB writes it: `de` or `de-AT`. */
  language: string;
  /** The country whose releases count, `AT`; null for no country in particular. */
  region: string | null;
  /** Takes the age, in seconds, of an answer that is past its time and given all the same. */
  noteAge(seconds: number): void;
}

/** The language of a reader who names none, and of what is missing in another (docs/contracts/catalogue.md#languages). */
export const fallbackLanguage = 'en-US';

// A name that ICU does not know would be one more entry of the cache for nothing.
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const longestTag = 35;

/**
 * The language and region of a browser's language tag (BCP 47), such as `de`, `pt-BR` or
 * `zh-Hant-TW`. `region` takes the place of the tag's own. What is no known language is English.
 */
export function readLanguage(
  tag: string,
  region: string,
): Pick<CatalogueReader, 'language' | 'region'> {
  const locale = parseTag(tag);
  const isKnown = locale?.language.length === 2 && languageNames.of(locale.language);
  if (!locale || !isKnown) return { language: fallbackLanguage, region: knownRegion(region) };
  const ownRegion = knownRegion(locale.region ?? '');
  return {
    language: ownRegion ? `${locale.language}-${ownRegion}` : locale.language,
    region: knownRegion(region) ?? ownRegion,
  };
}

function parseTag(tag: string): Intl.Locale | null {
  if (tag === '' || tag.length > longestTag) return null;
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}

function knownRegion(text: string): string | null {
  const region = text.toUpperCase();
  return /^[A-Z]{2}$/.test(region) && regionNames.of(region) ? region : null;
}
