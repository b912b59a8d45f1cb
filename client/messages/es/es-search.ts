import type { SearchWords } from '#client/messages/en/en-search.ts';
import { createPlural } from '#client/messages/plural.ts';

const plural = createPlural('es');

export const words: SearchWords = {
  suggestions: 'Sugerencias',
  suggested: (count) => plural(count, { one: '# sugerencia', other: '# sugerencias' }),
  kind: { movie: 'Película', tv: 'Serie', person: 'Persona' },
};
