import { expect, test } from 'vitest';
import { createAnswerSerialiser } from '#server/catalogue/serialised-answer.ts';

test('an answer is serialised once', () => {
  const serialise = createAnswerSerialiser();
  const content = { page: 1 };
  expect(serialise(content)).toBe(serialise(content));
});

test('an answer that has changed is serialised anew', () => {
  const serialise = createAnswerSerialiser();
  expect(serialise({ page: 1 }).etag).not.toBe(serialise({ page: 2 }).etag);
});

test('serialised answers are cached only up to a size', () => {
  const serialise = createAnswerSerialiser();
  const content = { page: 1 };
  const first = serialise(content);
  for (let page = 2; page < 12; page++) serialise({ page, text: 'x'.repeat(1024 * 1024) });
  expect(serialise(content)).not.toBe(first);
});
