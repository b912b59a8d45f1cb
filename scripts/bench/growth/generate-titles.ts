import type { SearchEntry } from '#server/catalogue/search/search-index.ts';

/** Gives the next number, from 0 to 1. */
export type Random = () => number;

const vocabularySize = 200_000;
const frequentWords = ['the', 'of', 'a', 'and', 'in', 'to', 'man', 'love', 'my', 'night'];
const onsets = ['', ...'b br c ch d f g h l m n p r s st t w'.split(' ')];
const vowels = 'a e i o u ea ou'.split(' ');
const codas = ['', '', ...'n r s t l ck nd'.split(' ')];

/**
 * Makes titles for the search index. Their words are as unevenly frequent as in real names. The
 * result is the same at every run.
 */
export function generateTitles(count: number): SearchEntry[] {
  const random = createRandom(1);
  return Array.from({ length: count }, () => {
    const names = Array.from({ length: 1 + Math.floor(random() * 2.5) }, () => aName(random));
    return { names, year: 1920 + Math.floor(106 * Math.sqrt(random())) };
  });
}

/** Random numbers from a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One item of a list that is not empty, chosen by the next random number. */
export function pick<Item>(list: Item[], random: Random): Item {
  return list[Math.floor(random() * list.length)] as Item;
}

/** One of the most frequent words. */
export function aFrequentWord(random: Random): string {
  return pick(frequentWords, random);
}

function aName(random: Random): string {
  const length = 1 + Math.floor(4 * random() ** 1.5);
  // Zipf's law: the word of rank n is n times as rare as the most frequent one.
  const aRank = () => Math.floor(vocabularySize ** random()) - 1;
  return Array.from({ length }, () => wordOfRank(aRank())).join(' ');
}

function wordOfRank(rank: number): string {
  const frequent = frequentWords[rank];
  if (frequent) return frequent;
  const random = createRandom(rank + 3);
  // Frequent words are short.
  const syllables = 1 + Math.floor(Math.log10(rank + 1) / 2 + random());
  const aSyllable = () => [onsets, vowels, codas].map((parts) => pick(parts, random)).join('');
  return Array.from({ length: syllables }, aSyllable).join('');
}
