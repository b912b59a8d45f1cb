import { firstIndex } from '#server/catalogue/search/first-index.ts';
import { packLists } from '#server/catalogue/search/packed-lists.ts';
import { createSimilarWords } from '#server/catalogue/search/similar-words.ts';

/** Words that a word of a query may stand for: those from the first up to and without the end. */
interface Spelling {
  first: number;
  end: number;
  distance: number;
}

/**
 * Is told the position of an entry and how far it is from what was asked (0: word for word), perhaps
 * several times; the lowest distance counts.
 */
type TellMatch = (position: number, distance: number) => void;

// In the place of a distance where an entry lacks a word.
const noMatch = 0xff;

/**
 * An inverted index over entries, each given as its words. What it gives finds the entries that hold
 * every word of a list, in any order, whole or as a beginning, with typos also a slip or two away.
 */
export function createWordMatcher(entries: Iterable<Iterable<string>>) {
  const { allWords, starts, values, entryCount } = invertEntries(entries);
  const findSimilar = createSimilarWords(allWords);

  function spellingsOf(word: string, forgivesTypos: boolean): Spelling[] {
    const first = firstIndex(allWords, (other) => other >= word);
    const longer = allWords[first] === word ? first + 1 : first;
    const spellings = [{ first, end: longer, distance: 0 }];
    // A single letter begins too many words to mean one of them.
    if (word.length > 1) {
      const end = firstIndex(allWords, (other) => other >= word && !other.startsWith(word));
      spellings.push({ first: longer, end, distance: 1 });
    }
    if (!forgivesTypos) return spellings;
    for (const { index, slips } of findSimilar(word, forgivenSlips(word))) {
      spellings.push({ first: index, end: index + 1, distance: slips + 1 });
    }
    return spellings;
  }

  /** The entries that hold one of the words; once for each of them that they hold. */
  function positionsOf({ first, end }: Spelling): Uint32Array {
    return values.subarray(starts[first], starts[end]);
  }

  function countPositions(spellings: Spelling[]): number {
    return spellings.reduce((count, spelling) => count + positionsOf(spelling).length, 0);
  }

  /** The distance of each entry from one word, or `noMatch`. */
  function distancesOf(spellings: Spelling[]): Uint8Array {
    const distances = new Uint8Array(entryCount).fill(noMatch);
    for (const spelling of spellings) {
      for (const position of positionsOf(spelling)) {
        distances[position] = Math.min(distances[position] ?? noMatch, spelling.distance);
      }
    }
    return distances;
  }

  return (words: string[], forgivesTypos: boolean, tell: TellMatch): void => {
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
        if (sum < Infinity) tell(position, sum);
      }
    }
  };
}

/** All words, sorted, and packed for each the positions of the entries that hold it. */
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

// A wrong digit is another number, and a short word with a slip is another word.
function forgivenSlips(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
