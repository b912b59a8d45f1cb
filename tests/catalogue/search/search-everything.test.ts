import { expect, test } from 'vitest';
import { nameOf } from '#contract/catalogue.ts';
import { bundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';

function search(query: string, first = 0) {
  const section = { first, count: 20 };
  const { results, total } = bundledCatalogue().searchEverything({ query, year: null, section });
  const found = results.map((each) =>
    each.type === 'person' ? `person ${each.person.name}` : `${each.type} ${nameOf(each.row)}`,
  );
  return { found, total };
}

test.each([
  ['tom hanks', 'person Tom Hanks'],
  ['hanks', 'person Tom Hanks'],
  ['zoe saldana', 'person Zoe Saldaña'],
  ['jk rowling', 'person J.K. Rowling'],
  ['miyaz', 'person Hayao Miyazaki'],
  ['scott', 'person Ridley Scott'],
  ['breaking bad', 'tv Breaking Bad'],
  ['dune 2021', 'movie Dune'],
  ['SPIELBERG', 'person Steven Spielberg'],
  ['speilberg', 'person Steven Spielberg'],
  ['godfather', 'movie The Godfather'],
])('%s finds %s first', (query, best) => {
  expect(search(query).found[0]).toBe(best);
});

test('exact names come first, whatever they name', () => {
  expect(search('batman').found.slice(0, 3)).toEqual([
    'movie The Batman',
    'movie Batman',
    'tv Batman',
  ]);
  expect(search('fargo').found).toEqual(['tv Fargo', 'movie Fargo']);
});

test('typos are forgiven only when nothing of any kind matches without them', () => {
  // "alien" is one letter from "Allen", but three films match exactly.
  expect(search('alien').found.filter((name) => name.startsWith('person'))).toEqual([]);
});

test('the second page goes on where the first one ends', () => {
  const { found, total } = search('john');
  expect(total).toBeGreaterThan(20);
  const [next] = search('john', 19).found;
  expect(next).toBe(found[19]);
});

test('an empty query finds nothing', () => {
  expect(search('')).toEqual({ found: [], total: 0 });
});
