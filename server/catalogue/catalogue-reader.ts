import { LRUCache } from 'lru-cache';
import { countryForm } from '#contract/catalogue.ts';

/** The reader of an answer: who asks, in which language, for which region. */
export interface CatalogueReader {
  /** Requests to TMDB are shared fairly among users by this id. */
  userId: string;
  /** In TMDB's form: `de` or `de-AT`. */
  language: string;
  /** The country whose releases count, such as `AT`; null for none in particular. */
  region: string | null;
  /** Called with the age of a stale answer, in seconds. */
  noteAge(seconds: number): void;
}

type Locale = Pick<CatalogueReader, 'language' | 'region'>;

/** The language of a reader who names none, and of texts missing in the reader's own (docs/contracts/catalogue.md#languages). */
export const fallbackLanguage = 'en-US';

// Unknown languages and regions are refused, so that they do not fill the cache.
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const longestTag = 35;
// `Intl` takes as long as all the rest of an answer from a cache.
const locales = new LRUCache<string, Locale>({
  max: 500,
  maxEntrySize: 2 * longestTag,
  sizeCalculation: (_locale, { length }) => length,
});

/**
 * Reads the language and region of a browser's language tag (BCP 47), such as `de`, `pt-BR` or
 * `zh-Hant-TW`. A known `region` overrides the tag's region. An unknown language becomes English.
 */
export function readLanguage(tag: string, region: string): Locale {
  const key = `${tag} ${region}`;
  const cached = locales.get(key);
  if (cached) return cached;
  const locale = parse(tag, region);
  locales.set(key, locale);
  return locale;
}

function parse(tag: string, region: string): Locale {
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
  return countryForm.test(region) && regionNames.of(region) ? region : null;
}
