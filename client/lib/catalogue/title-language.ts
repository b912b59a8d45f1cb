import { namesOf, type Title } from '#contract/catalogue.ts';

const ownNames: Record<string, string | undefined> = {
  // TMDB's own tags: `cn` is Cantonese, `xx` a film without words.
  cn: 'yue',
  xx: undefined,
};

/**
 * The language of a title's name for screen readers, as far as it is known: the original language
 * for an original name, else English in the bundled catalogue. Undefined for TMDB's translated
 * names, which are in the language of the page.
 */
export function languageOfName(title: Title, usesTmdb: boolean): string | undefined {
  const [name, original] = namesOf(title);
  const { original_language } = title;
  if (name === original && typeof original_language === 'string') return languageOfOriginal(title);
  return languageOfOverview(usesTmdb);
}

/** The language of a title's original name; undefined when it is not known. */
export function languageOfOriginal({ original_language: tag }: Title): string | undefined {
  if (typeof tag !== 'string') return undefined;
  return tag in ownNames ? ownNames[tag] : tag;
}

/** The language of an overview; undefined for TMDB, which may fall back to English. */
export function languageOfOverview(usesTmdb: boolean): string | undefined {
  return usesTmdb ? undefined : 'en';
}
