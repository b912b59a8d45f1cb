import { expect, test } from 'vitest';
import { pickSuggestions } from '#client/features/search/pick-suggestions.ts';
import type { Title } from '#contract/catalogue.ts';
import type { Found } from '#contract/people-schemas.ts';

const noLists = { movie: [], tv: [] };

/** Movies, TV shows and people by their first letter and id: `m1`, `t2`, `p3`. */
function found(...names: string[]): Found[] {
  const kinds: Record<string, string> = { m: 'movie', t: 'tv', p: 'person' };
  return names.map((name) => {
    return { media_type: kinds[name.charAt(0)], id: Number(name.slice(1)) } as Found;
  });
}

function namesOf(suggestions: Found[]): string[] {
  return suggestions.map(({ media_type, id }) => `${media_type.charAt(0)}${id}`);
}

test('suggestions are as they were ranked, six titles and three people at most', () => {
  const ranked = found('p1', 'm1', 't1', 'p2', 'm2', 'm3', 'p3', 'p4', 't2', 'm4', 'm5', 'p5');
  expect(namesOf(pickSuggestions(ranked, noLists))).toEqual([
    ...['p1', 'm1', 't1', 'p2', 'm2', 'm3', 'p3', 't2', 'm4'],
  ]);
});

test('what only the lists find stands in when nothing is found among everything', () => {
  const lists = { movie: [{ id: 7 } as Title], tv: [{ id: 8 } as Title] };
  expect(namesOf(pickSuggestions([], lists))).toEqual(['m7', 't8']);
});

test('the lists add nothing to what is found among everything', () => {
  const lists = { movie: [{ id: 7 } as Title], tv: [] };
  expect(namesOf(pickSuggestions(found('p1'), lists))).toEqual(['p1']);
});
