import { expect, test } from 'vitest';
import { readReference } from '#client/features/search/title-reference.ts';

const imdb = { imdbId: 'tt0088763' };

test.each([
  ['tt0088763', imdb],
  [' TT0088763 ', imdb],
  ['tt10872600', { imdbId: 'tt10872600' }],
  ['https://www.imdb.com/title/tt0088763/?ref_=fn_al_tt_1', imdb],
  ['http://m.imdb.com/title/tt0088763/fullcredits#cast', imdb],
  ['https://www.imdb.com/es-es/title/tt0088763', imdb],
  ['imdb.com/de/title/tt0088763/', imdb],
  ['nm0000158', { imdbId: 'nm0000158' }],
  ['https://www.imdb.com/name/nm0000158/', { imdbId: 'nm0000158' }],
  ['https://www.themoviedb.org/movie/105-back-to-the-future', { kind: 'movie', id: 105 }],
  ['themoviedb.org/movie/105?language=de-DE', { kind: 'movie', id: 105 }],
  ['www.themoviedb.org/tv/1396', { kind: 'tv', id: 1396 }],
  ['https://www.themoviedb.org/tv/1396-breaking-bad/season/2', { kind: 'tv', id: 1396 }],
  ['https://www.themoviedb.org/person/31-tom-hanks', { kind: 'person', id: 31 }],
])('%s names a title or a person', (text, reference) => {
  expect(readReference(text)).toEqual(reference);
});

test.each([
  '',
  'dune',
  '1917',
  'tt',
  'tt1917',
  'tt0088763 and more',
  'https://www.imdb.com/title/nm0000158/',
  'https://www.imdb.com/title/',
  'https://www.imdb.com.example/title/tt0088763/',
  'https://example.com/?next=imdb.com/title/tt0088763',
  'https://www.themoviedb.org/movie',
  'https://www.themoviedb.org/movie/popular',
  'https://www.themoviedb.org/movie/0',
  'https://www.themoviedb.org/movie/105x',
  'https://www.themoviedb.org/collection/264',
  'https://notthemoviedb.org/movie/105',
])('“%s” is only a text to search for', (text) => {
  expect(readReference(text)).toBeNull();
});
