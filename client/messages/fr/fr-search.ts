import type { SearchWords } from '#client/messages/en/en-search.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('fr');

export const words: SearchWords = {
  suggestions: 'Suggestions',
  suggested: (count) => plural(count, { one: '# suggestion', other: '# suggestions' }),
  kind: { movie: 'Film', tv: 'Série', person: 'Personne' },
};
