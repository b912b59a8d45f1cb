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
  const tag = title.original_language;
  if (name === original && typeof tag === 'string') return tag in ownNames ? ownNames[tag] : tag;
  return languageOfOverview(usesTmdb);
}

/** The language of an overview; undefined for TMDB, which may fall back to English. */
export function languageOfOverview(usesTmdb: boolean): string | undefined {
  return usesTmdb ? undefined : 'en';
}
