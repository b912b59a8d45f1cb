import { editDistance } from '#server/catalogue/search/edit-distance.ts';
import { packLists } from '#server/catalogue/search/packed-lists.ts';

interface SimilarWord {
  /** Its index in the list of words. */
  index: number;
  /** How many lie between it and the word asked for. */
  slips: number;
}

const mostSlips = 2;
// Longer beginnings would leave fewer words to compare, but would take more memory.
const beginningLength = 7;

/**
 * Prepares a list of words; what it gives finds those that are at most `limit` slips away, up to
 * two. Two words that are a slip apart become the same when each loses a letter, so every word is
 * listed under what is left of its beginning without any one or two letters (the method of Wolf
 * Garbe's SymSpell).
 */
export function createSimilarWords(words: string[]) {
  // With fewer, too many words that have nothing in common would meet in one list.
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
          // Words of other lengths come into the same list by chance.
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
 * Visits a number for what is left of a word's beginning in each way to leave out so many letters.
 * The numbers tell apart how long the similar word is, because a slip changes that by one at most.
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
  // A hash as in FNV. Its start must set the lengths far apart, or letters make up for them.
  visitFrom(0, Math.imul(length, 0x9e3779b1), mostLeftOut);
}
