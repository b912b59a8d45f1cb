import { expect, test } from 'vitest';
import { createAnswerCache } from '#server/catalogue/cache/answer-cache.ts';

function anAnswer(content: string) {
  return { content, etag: null, fetchedAt: 0, freshUntil: 0 };
}

test('the answer that was longest not asked for leaves first', () => {
  const cache = createAnswerCache({ answers: 2, bytes: 1000 });
  cache.set('a', anAnswer('a'), 1);
  cache.set('b', anAnswer('b'), 1);
  cache.get('a');
  cache.set('c', anAnswer('c'), 1);
  expect(cache.get('b')).toBeNull();
  expect(cache.get('a')).toMatchObject({ content: 'a' });
  expect(cache.get('c')).toMatchObject({ content: 'c' });
});

test('answers take no more memory than they may, however few they are', () => {
  const cache = createAnswerCache({ answers: 100, bytes: 10 });
  cache.set('a', anAnswer('a'), 6);
  cache.set('a', anAnswer('newer'), 6);
  expect(cache.get('a')).toMatchObject({ content: 'newer' });
  cache.set('b', anAnswer('b'), 5);
  expect(cache.get('a')).toBeNull();
  cache.set('c', anAnswer('c'), 11);
  expect(cache.get('b')).toBeNull();
  expect(cache.get('c')).toBeNull();
});
