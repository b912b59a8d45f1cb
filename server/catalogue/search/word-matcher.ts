import { invertLists, valuesOf } from '#server/catalogue/search/packed-lists.ts';
import { createSimilarWords } from '#server/catalogue/search/similar-words.ts';
import { createVocabulary, type Run } from '#server/catalogue/search/vocabulary.ts';

/**
 * Is told the position of a document and how far it is from what was asked (0: word for word).
 * Of several distances told for one document, the lowest counts.
 */
export type TellMatch = (position: number, distance: number) => void;

/** Finds the documents that hold every word of a list, in any order. */
export interface WordMatcher {
  /** Words count when they stand in the document whole or as a beginning. */
  asWritten(words: string[], tell: TellMatch): void;
  /** Words also count when they differ by a slip or two. */
  withTypos(words: string[], tell: TellMatch): void;
}

/** The words that a word may stand for, each run of them with its distance from it. */
type Spelling = (Run & { distance: number })[];

/** An inverted index over documents, each given as its words. */
export function createWordMatcher(documents: Iterable<Iterable<string>>): WordMatcher {
  const { words: allWords, texts, startingWith } = createVocabulary(documents);
  const positionsByWord = invertLists(texts, allWords.length);
  const findSimilar = createSimilarWords(allWords);

  function asWritten(word: string): Spelling {
    const { first, end } = startingWith(word);
    const longerFirst = allWords[first] === word ? first + 1 : first;
    const whole = { first, end: longerFirst, distance: 0 };
    // A single letter begins too many words to mean one of them.
    return word.length === 1 ? [whole] : [whole, { first: longerFirst, end, distance: 1 }];
  }

  function withTypos(word: string): Spelling {
    const similar = findSimilar(word, forgivenSlips(word));
    return [
      ...asWritten(word),
      ...similar.map(({ place, slips }) => ({ first: place, end: place + 1, distance: slips + 1 })),
    ];
  }

  function matchAll(words: string[], spell: (word: string) => Spelling, tell: TellMatch): void {
    const spellings: Spelling[] = [];
    for (const word of new Set(words)) {
      const spelling = spell(word);
      if (countPositions(spelling) === 0) return;
      spellings.push(spelling);
    }
    // Only the documents of the rarest word can hold all: the others are looked up in those.
    spellings.sort((a, b) => countPositions(a) - countPositions(b));
    const [rarest = [], ...others] = spellings;
    for (const { first, end, distance } of rarest) {
      for (const position of valuesOf(positionsByWord, first, end)) {
        const further = distanceOfAll(others, position);
        if (further < Infinity) tell(position, distance + further);
      }
    }
  }

  function countPositions(spelling: Spelling): number {
    let count = 0;
    for (const { first, end } of spelling) count += valuesOf(positionsByWord, first, end).length;
    return count;
  }

  function distanceOfAll(spellings: Spelling[], position: number): number {
    let sum = 0;
    for (const spelling of spellings) {
      sum += distanceOf(spelling, position);
      if (sum === Infinity) break;
    }
    return sum;
  }

  function distanceOf(spelling: Spelling, position: number): number {
    let lowest = Infinity;
    const end = texts.starts[position + 1] ?? 0;
    for (let index = texts.starts[position] ?? 0; index < end; index++) {
      const place = texts.values[index] ?? 0;
      for (const run of spelling) {
        if (run.first <= place && place < run.end) lowest = Math.min(lowest, run.distance);
      }
    }
    return lowest;
  }

  return {
    asWritten: (words, tell) => matchAll(words, asWritten, tell),
    withTypos: (words, tell) => matchAll(words, withTypos, tell),
  };
}

// A wrong digit is another number, and a short word with a slip is another word.
function forgivenSlips(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
