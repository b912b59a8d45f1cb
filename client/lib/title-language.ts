import type { Title } from '#contract/catalogue.ts';

const ownNames: Record<string, string | undefined> = {
  // TMDB's own tags: Cantonese, and films without words.
  cn: 'yue',
  xx: undefined,
};

/**
 * The language of a title's name, for whoever reads the page aloud, as far as it is known: its
 * original one where the name is the original, else English in the bundled catalogue. TMDB's other
 * names are in the language of the page, which need not be said.
 */
export function languageOfName(title: Title, usesTmdb: boolean): string | undefined {
  const [name, original] =
    'name' in title ? [title.name, title.original_name] : [title.title, title.original_title];
  const tag = title.original_language;
  if (name === original && typeof tag === 'string') return tag in ownNames ? ownNames[tag] : tag;
  return languageOfOverview(usesTmdb);
}

/** The language of what is said about a title; not known of TMDB, which may fall back to English. */
export function languageOfOverview(usesTmdb: boolean): string | undefined {
  return usesTmdb ? undefined : 'en';
}
