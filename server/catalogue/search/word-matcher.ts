import { createVocabulary } from '#server/catalogue/search/vocabulary.ts';

/** Positions of documents, each with how far it is from what was asked (0: word for word). */
export type Matches = Map<number, number>;

/** Finds the documents that hold every word of a list, in any order. */
export interface WordMatcher {
  /** Words count when they stand in the document whole or as a beginning. */
  asWritten(words: string[]): Matches;
  /** Words also count when they differ by a slip or two. */
  withTypos(words: string[]): Matches;
}

/** The words that a word may stand for, with their distance from it. */
type Spelling = (word: string) => { word: string; distance: number }[];

/** An inverted index over documents, each given as its words. */
export function createWordMatcher(documents: Set<string>[]): WordMatcher {
  const positionsByWord = new Map<string, number[]>();
  for (const [position, words] of documents.entries()) {
    for (const word of words) {
      const positions = positionsByWord.get(word);
      if (positions) positions.push(position);
      else positionsByWord.set(word, [position]);
    }
  }
  const vocabulary = createVocabulary(positionsByWord.keys());

  const asWritten: Spelling = (word) => {
    // A single letter begins too many words to mean one of them.
    const found = word.length === 1 ? [word] : vocabulary.startingWith(word);
    return found.map((other) => ({ word: other, distance: other === word ? 0 : 1 }));
  };

  const withTypos: Spelling = (word) => {
    const similar = vocabulary.similarTo(word, forgivenSlips(word));
    return [
      ...asWritten(word),
      ...similar.map((other) => ({ word: other.word, distance: other.distance + 1 })),
    ];
  };

  function matchesOfWord(word: string, spelling: Spelling): Matches {
    const matches: Matches = new Map();
    for (const { word: found, distance } of spelling(word)) {
      for (const position of positionsByWord.get(found) ?? []) {
        keepLowest(matches, position, distance);
      }
    }
    return matches;
  }

  function matchesOfAll(words: string[], spelling: Spelling): Matches {
    // The longest words match the fewest documents, so the others soon have little left to check.
    const [first = '', ...others] = [...new Set(words)].sort((a, b) => b.length - a.length);
    let matches = matchesOfWord(first, spelling);
    for (const word of others) {
      if (matches.size === 0) break;
      matches = inBoth(matches, matchesOfWord(word, spelling));
    }
    return matches;
  }

  return {
    asWritten: (words) => matchesOfAll(words, asWritten),
    withTypos: (words) => matchesOfAll(words, withTypos),
  };
}

/** Notes the number for a position unless it has a lower one already. */
export function keepLowest(matches: Matches, position: number, number: number): void {
  matches.set(position, Math.min(number, matches.get(position) ?? Infinity));
}

function inBoth(matches: Matches, others: Matches): Matches {
  const both: Matches = new Map();
  for (const [position, distance] of matches) {
    const further = others.get(position);
    if (further !== undefined) both.set(position, distance + further);
  }
  return both;
}

// A wrong digit is another number, and a short word with a slip is another word.
function forgivenSlips(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
