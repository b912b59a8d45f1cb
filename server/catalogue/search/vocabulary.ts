import type { PackedLists } from '#server/catalogue/search/packed-lists.ts';

/** The words at these places, without the one at the end. */
export interface Run {
  first: number;
  end: number;
}

/** All words that occur in some texts, sorted: a word goes by its place among them. */
export interface Vocabulary {
  words: string[];
  /** The words of each text, as they were given. */
  texts: PackedLists;
  /** Those that begin so; the first of them may be the beginning itself. */
  startingWith(beginning: string): Run;
}

/** Makes the vocabulary of texts that are given as their words. */
export function createVocabulary(texts: Iterable<Iterable<string>>): Vocabulary {
  const numbers = new Map<string, number>();
  const starts = [0];
  const values: number[] = [];
  for (const text of texts) {
    for (const word of text) {
      const known = numbers.get(word);
      if (known === undefined) numbers.set(word, numbers.size);
      values.push(known ?? numbers.size - 1);
    }
    starts.push(values.length);
  }

  const words = [...numbers.keys()].sort();
  const places = new Uint32Array(words.length);
  for (const [place, word] of words.entries()) places[numbers.get(word) ?? 0] = place;

  return {
    words,
    texts: {
      starts: Uint32Array.from(starts),
      values: Uint32Array.from(values, (number) => places[number] ?? 0),
    },
    startingWith: (beginning) => ({
      first: firstPlace(words, (word) => word >= beginning),
      end: firstPlace(words, (word) => word >= beginning && !word.startsWith(beginning)),
    }),
  };
}

/** Where in the sorted words the first stands that is past some border, as are all behind it. */
function firstPlace(words: string[], isPast: (word: string) => boolean): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(words[middle] ?? '')) high = middle;
    else low = middle + 1;
  }
  return low;
}
