import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '#server/catalogue/search/edit-distance.ts';
import { createVocabulary } from '#server/catalogue/search/vocabulary.ts';

// Few letters, so that many of the words are alike.
const aWord = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 9 })
  .map((letters) => letters.join(''));
const words = fc.uniqueArray(aWord, { maxLength: 40 });

test('it finds every word that begins so, and no other', () => {
  fc.assert(
    fc.property(words, aWord, (all, beginning) => {
      const found = createVocabulary(all).startingWith(beginning);
      expect(found).toEqual(all.filter((word) => word.startsWith(beginning)).sort());
    }),
  );
});

test('it finds every word within the slips it is given, and no other', () => {
  fc.assert(
    fc.property(words, aWord, fc.integer({ min: 0, max: 2 }), (all, word, slips) => {
      // A word of which every pair of letters may be wrong has nothing to be found by.
      fc.pre(word.length >= 4 * slips);
      const found = createVocabulary(all).similarTo(word, slips);
      const expected = all.filter((other) => editDistance(word, other) <= slips);
      expect(found.map((similar) => similar.word).sort()).toEqual(expected.sort());
    }),
  );
});
