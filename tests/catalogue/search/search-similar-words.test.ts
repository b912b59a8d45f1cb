import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '#server/catalogue/search/edit-distance.ts';
import { createSimilarWords } from '#server/catalogue/search/similar-words.ts';

// Few letters, so that many of the words are alike.
const aWord = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 })
  .map((letters) => letters.join(''));
const someWords = fc.uniqueArray(aWord, { maxLength: 40 });

test('every word within the allowed slips is found, and no other', () => {
  fc.assert(
    fc.property(someWords, aWord, fc.integer({ min: 0, max: 2 }), (words, word, limit) => {
      const found = createSimilarWords(words)(word, limit);
      const expected = words
        .map((other, index) => ({ index, slips: editDistance(word, other) }))
        .filter(({ slips }) => slips <= limit);
      expect(found.toSorted((a, b) => a.index - b.index)).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});

test('slips are forgiven anywhere in a long word', () => {
  const words = ['extraordinary', 'shawshankredemption'];
  const findSimilar = createSimilarWords(words);
  for (const word of ['xetraordinary', 'extraodrinary', 'extraordinayr', 'xtraordinar']) {
    expect(findSimilar(word, 2), word).toEqual([{ index: 0, slips: expect.any(Number) }]);
  }
  expect(findSimilar('shawshankredemtion', 1)).toEqual([{ index: 1, slips: 1 }]);
});
