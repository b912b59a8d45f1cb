import * as v from 'valibot';
import { expect, test } from 'vitest';
import { languageOfName } from '#client/lib/catalogue/title-language.ts';
import { movieSchema, tvShowSchema } from '#contract/catalogue-schemas.ts';

const movie = (fields: object) => v.parse(movieSchema, { id: 1, ...fields });

test('an original name is in the original language', () => {
  const title = movie({ title: 'Amélie', original_title: 'Amélie', original_language: 'fr' });
  expect(languageOfName(title, true)).toBe('fr');
});

test('another name in the bundled catalogue is in English', () => {
  const title = movie({ title: 'Parasite', original_title: '기생충', original_language: 'ko' });
  expect(languageOfName(title, false)).toBe('en');
});

test('another name of TMDB’s is in the language of the page', () => {
  const title = movie({ title: 'Parasite', original_title: '기생충', original_language: 'ko' });
  expect(languageOfName(title, true)).toBeUndefined();
});

test('TMDB’s own tag for Cantonese becomes the one that browsers know', () => {
  const show = { id: 1, name: '食神', original_name: '食神', original_language: 'cn' };
  expect(languageOfName(v.parse(tvShowSchema, show), true)).toBe('yue');
});

test('the name of a film without language has no language', () => {
  const title = movie({ title: 'Flow', original_title: 'Flow', original_language: 'xx' });
  expect(languageOfName(title, true)).toBeUndefined();
});
