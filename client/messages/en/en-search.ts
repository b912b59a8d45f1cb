import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('en');

/** The words of what is found while somebody types. */
export const words = {
  suggestions: 'Suggestions',
  suggested: (count: number) => plural(count, { one: '# suggestion', other: '# suggestions' }),
  kind: { movie: 'Movie', tv: 'TV show', person: 'Person' },
};

export type SearchWords = typeof words;
