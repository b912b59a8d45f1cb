// Whom the dialog of a title names before the cast; docs/contracts/screens.md#the-people-of-a-title
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { makersOf } from '#client/features/titles/people/makers-of.ts';
import { detailsSchemas } from '#contract/catalogue-schemas.ts';
import { creditsSchema } from '#contract/people-schemas.ts';

const credits = v.parse(creditsSchema, {
  cast: [],
  crew: [
    { id: 1, name: 'Ann', job: 'Director' },
    { id: 1, name: 'Ann', job: 'Writer' },
    { id: 1, name: 'Ann', job: 'Director' },
  ],
});

function namesOf(...asked: Parameters<typeof makersOf>) {
  return makersOf(...asked).map(({ name }) => name);
}

test('a movie was made by its directors, each of whom is named once', () => {
  expect(namesOf('movie', credits, undefined)).toEqual(['Ann']);
});

test('a TV show was made by the creators that its details name', () => {
  const details = v.parse(detailsSchemas.tv, {
    id: 7,
    created_by: [
      { id: 3, name: 'Cid' },
      { id: 2, name: 'Bob' },
      { id: 3, name: 'Cid' },
    ],
  });
  expect(namesOf('tv', credits, details)).toEqual(['Cid', 'Bob']);
  expect(namesOf('tv', credits, undefined)).toEqual([]);
});
