import type { SearchWords } from '#client/messages/en/en-search.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('de');

export const words: SearchWords = {
  suggestions: 'Vorschläge',
  suggested: (count) => plural(count, { one: '# Vorschlag', other: '# Vorschläge' }),
  kind: { movie: 'Film', tv: 'Serie', person: 'Person' },
};
