import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createVocabulary } from '#server/catalogue/search/vocabulary.ts';

// Few letters, so that many of the words begin alike.
const aWord = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 9 })
  .map((letters) => letters.join(''));
const someTexts = fc.array(fc.array(aWord, { maxLength: 5 }), { maxLength: 20 });

test('it has every word once, in order', () => {
  fc.assert(
    fc.property(someTexts, (texts) => {
      expect(createVocabulary(texts).words).toEqual([...new Set(texts.flat())].sort());
    }),
  );
});

test('it knows the words of each text', () => {
  fc.assert(
    fc.property(someTexts, (texts) => {
      const { words, texts: packed } = createVocabulary(texts);
      const read = texts.map((_, text) => {
        const places = packed.values.slice(packed.starts[text], packed.starts[text + 1]);
        return Array.from(places, (place) => words[place]);
      });
      expect(read).toEqual(texts);
    }),
  );
});

test('it finds every word that begins so, and no other', () => {
  fc.assert(
    fc.property(someTexts, aWord, (texts, beginning) => {
      const { words, startingWith } = createVocabulary(texts);
      const { first, end } = startingWith(beginning);
      expect(words.slice(first, end)).toEqual(words.filter((word) => word.startsWith(beginning)));
    }),
  );
});
