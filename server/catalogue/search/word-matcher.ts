import { firstIndex } from '#server/catalogue/search/first-index.ts';
import { packLists } from '#server/catalogue/search/packed-lists.ts';
import { createSimilarWords } from '#server/catalogue/search/similar-words.ts';

/** Indexed words that a word of a query may mean: from index `first` up to, not including, `end`. */
interface Spelling {
  first: number;
  end: number;
  distance: number;
}

/**
 * Receives the position of a matching entry and its distance from the query (0: exactly these words).
 * It may be called several times for an entry; the lowest distance counts.
 */
type OnMatch = (position: number, distance: number) => void;

// Stands for the distance of an entry that lacks a word.
const noMatch = 0xff;

/**
 * Builds an inverted index over entries, each given as its words. The result finds the entries that
 * have every word of a list, in any order. A word may also be the beginning of an entry's word; with
 * `forgivesTypos`, it may have one or two typos.
 */
export function createWordMatcher(entries: Iterable<Iterable<string>>) {
  const { allWords, starts, values, entryCount } = invertEntries(entries);
  // Created for the first query that nothing matches exactly, because it takes as long as the rest.
  let findSimilar: ReturnType<typeof createSimilarWords> | null = null;

  function spellingsOf(word: string, forgivesTypos: boolean): Spelling[] {
    const first = firstIndex(allWords, (other) => other >= word);
    const longer = allWords[first] === word ? first + 1 : first;
    const spellings = [{ first, end: longer, distance: 0 }];
    // Too many words begin with any single letter.
    if (word.length > 1) {
      const end = firstIndex(allWords, (other) => other >= word && !other.startsWith(word));
      spellings.push({ first: longer, end, distance: 1 });
    }
    if (!forgivesTypos) return spellings;
    findSimilar ??= createSimilarWords(allWords);
    for (const { index, slips } of findSimilar(word, forgivenSlips(word))) {
      spellings.push({ first: index, end: index + 1, distance: slips + 1 });
    }
    return spellings;
  }

  /** The entries that have one of the words, once for each such word. */
  function positionsOf({ first, end }: Spelling): Uint32Array {
    return values.subarray(starts[first], starts[end]);
  }

  function countPositions(spellings: Spelling[]): number {
    return spellings.reduce((count, spelling) => count + positionsOf(spelling).length, 0);
  }

  /** The distance of each entry from one word of the query, or `noMatch`. */
  function distancesOf(spellings: Spelling[]): Uint8Array {
    const distances = new Uint8Array(entryCount).fill(noMatch);
    for (const spelling of spellings) {
      for (const position of positionsOf(spelling)) {
        distances[position] = Math.min(distances[position] ?? noMatch, spelling.distance);
      }
    }
    return distances;
  }

  return (words: string[], forgivesTypos: boolean, onMatch: OnMatch): void => {
    const spellingsOfWords = [...new Set(words)]
      .map((word) => spellingsOf(word, forgivesTypos))
      .sort((one, other) => countPositions(one) - countPositions(other));
    const [rarest = [], ...others] = spellingsOfWords;
    if (countPositions(rarest) === 0) return;
    const distancesOfOthers = others.map(distancesOf);
    for (const spelling of rarest) {
      for (const position of positionsOf(spelling)) {
        let sum = spelling.distance;
        for (const distances of distancesOfOthers) {
          const further = distances[position] ?? noMatch;
          sum += further === noMatch ? Infinity : further;
        }
        if (sum < Infinity) onMatch(position, sum);
      }
    }
  };
}

/** Gives all words, sorted, and, packed for each word, the positions of the entries that have it. */
function invertEntries(entries: Iterable<Iterable<string>>) {
  const positionsByWord = new Map<string, number[]>();
  let entryCount = 0;
  for (const entry of entries) {
    for (const word of entry) {
      const positions = positionsByWord.get(word);
      if (positions) positions.push(entryCount);
      else positionsByWord.set(word, [entryCount]);
    }
    entryCount += 1;
  }
  const allWords = [...positionsByWord.keys()].sort();
  const packed = packLists(allWords.length, (add) => {
    for (const [index, word] of allWords.entries()) {
      for (const position of positionsByWord.get(word) ?? []) add(index, position);
    }
  });
  return { allWords, entryCount, ...packed };
}

// A typo in a number or a short word usually makes another number or word.
function forgivenSlips(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
