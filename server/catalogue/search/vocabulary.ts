import { editDistance } from '#server/catalogue/search/edit-distance.ts';

interface SimilarWord {
  word: string;
  /** Slips between it and the word asked for. */
  distance: number;
}

/** All words that occur, found by their beginning or by likeness without looking at each. */
export interface Vocabulary {
  startingWith(beginning: string): string[];
  /** Words at most this many slips away. */
  similarTo(word: string, slips: number): SimilarWord[];
}

/** Makes a vocabulary of words that are given once each. */
export function createVocabulary(words: Iterable<string>): Vocabulary {
  const sorted = [...words].sort();
  const wordsByTrait = new Map<string, string[]>();
  for (const word of sorted) {
    for (const pair of letterPairs(word)) {
      const trait = traitOf(pair, word.length);
      const sharing = wordsByTrait.get(trait);
      if (sharing) sharing.push(word);
      else wordsByTrait.set(trait, [word]);
    }
  }

  /** Words with exactly this many letters, with how many pairs of letters they share. */
  function countSharedPairs(pairs: Set<string>, length: number): Map<string, number> {
    const counts = new Map<string, number>();
    for (const pair of pairs) {
      for (const word of wordsByTrait.get(traitOf(pair, length)) ?? []) {
        counts.set(word, (counts.get(word) ?? 0) + 1);
      }
    }
    return counts;
  }

  return {
    startingWith(beginning) {
      const first = firstAtOrAfter(sorted, beginning);
      let end = first;
      while (sorted[end]?.startsWith(beginning)) end++;
      return sorted.slice(first, end);
    },

    similarTo(word, slips) {
      const pairs = letterPairs(word);
      // One slip changes at most three pairs (two swapped letters), so a word that shares fewer
      // than the rest is too far away to be worth measuring.
      const fewest = pairs.size - 3 * slips;
      const similar: SimilarWord[] = [];
      for (let length = word.length - slips; length <= word.length + slips; length++) {
        for (const [other, shared] of countSharedPairs(pairs, length)) {
          if (shared < fewest) continue;
          const distance = editDistance(word, other);
          if (distance <= slips) similar.push({ word: other, distance });
        }
      }
      return similar;
    },
  };
}

// The length is part of the trait because a slip changes it by one at most.
function traitOf(pair: string, length: number): string {
  return `${pair}${length}`;
}

// Pairs rather than triples: a swap in a word of four letters leaves no triple of it whole.
function letterPairs(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: word.length + 1 }, (_, at) => padded.slice(at, at + 2)));
}

function firstAtOrAfter(sorted: string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
