import { editDistance } from '#server/catalogue/search/edit-distance.ts';
import { packLists } from '#server/catalogue/search/packed-lists.ts';

interface SimilarWord {
  /** Its index in the list of words. */
  index: number;
  /** The number of typos between it and the given word. */
  slips: number;
}

const mostSlips = 2;
// With longer beginnings, fewer words need comparing, but the lists take more memory.
const beginningLength = 7;

/**
 * Prepares a list of words and gives a function that finds those with at most `limit` typos (two or
 * fewer). Two words that differ by one typo become equal when each loses one letter. So every word
 * is listed under its beginning, and under the beginning without any one or two letters (the method
 * of Wolf Garbe's SymSpell).
 */
export function createSimilarWords(words: string[]) {
  // With fewer lists, too many unrelated words would share one.
  const listCount = 8 * words.length + 1;
  const { starts, values } = packLists(listCount, (add) => {
    for (const [index, word] of words.entries()) {
      visitKeys(word, word.length, mostSlips, (key) => add(key % listCount, index));
    }
  });

  return (word: string, limit: number): SimilarWord[] => {
    const candidates = new Set<number>();
    for (let length = word.length - limit; length <= word.length + limit; length++) {
      visitKeys(word, length, limit, (key) => {
        const list = key % listCount;
        for (const index of values.subarray(starts[list], starts[list + 1])) {
          // Words of other lengths are in the same list only by chance.
          if (words[index]?.length === length) candidates.add(index);
        }
      });
    }
    return [...candidates]
      .map((index) => ({ index, slips: editDistance(word, words[index] ?? '', limit) }))
      .filter(({ slips }) => slips <= limit);
  };
}

/**
 * Visits a hash of a word's beginning for each way to leave out at most `mostLeftOut` letters. The
 * hash includes the length of the similar word, because one typo changes the length by one at most.
 */
function visitKeys(
  word: string,
  length: number,
  mostLeftOut: number,
  visit: (key: number) => void,
): void {
  const end = Math.min(word.length, beginningLength);
  function visitFrom(index: number, key: number, leaveOut: number): void {
    if (index < end) {
      visitFrom(index + 1, Math.imul(key ^ word.charCodeAt(index), 0x01000193), leaveOut);
      if (leaveOut > 0) visitFrom(index + 1, key, leaveOut - 1);
    } else {
      visit(key >>> 0);
    }
  }
  // An FNV hash. Its start differs much for each length, so that different lengths rarely collide.
  visitFrom(0, Math.imul(length, 0x9e3779b1), mostLeftOut);
}
