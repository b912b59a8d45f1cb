const vocabularySize = 200_000;
const frequentWords = ['the', 'of', 'a', 'and', 'in', 'to', 'man', 'love', 'my', 'night'];
const onsets = ['', ...'b br c ch d f g h l m n p r s st t w'.split(' ')];
const vowels = 'a e i o u ea ou'.split(' ');
const codas = ['', '', ...'n r s t l ck nd'.split(' ')];

/**
 * So many titles as a shelf takes them, with what search reads of each: names with words as
 * unevenly frequent as in real ones. The same at every run.
 */
export function generateTitles(count) {
  const random = createRandom(1);
  return Array.from({ length: count }, (_, id) => {
    const names = Array.from({ length: 1 + Math.floor(random() * 2.5) }, () => aName(random));
    const release_date = `${1920 + Math.floor(106 * Math.sqrt(random()))}-07-01`;
    return { row: { id, title: names[0], release_date }, names };
  });
}

/** Numbers from 0 to 1 that the seed decides (mulberry32). */
export function createRandom(seed) {
  let state = Math.imul(seed, 0x9e3779b1);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the list, chosen by the next random number. */
export function pick(list, random) {
  return list[Math.floor(random() * list.length)];
}

/** One of the words that occur most. */
export function aFrequentWord(random) {
  return pick(frequentWords, random);
}

function aName(random) {
  const length = 1 + Math.floor(4 * random() ** 1.5);
  // Zipf's law: the word of rank n occurs in one of n places where the first could.
  const aRank = () => Math.floor(vocabularySize ** random()) - 1;
  return Array.from({ length }, () => wordOfRank(aRank())).join(' ');
}

function wordOfRank(rank) {
  if (rank < frequentWords.length) return frequentWords[rank];
  const random = createRandom(rank + 3);
  // Frequent words are short.
  const syllables = 1 + Math.floor(Math.log10(rank + 1) / 2 + random());
  const aSyllable = () => [onsets, vowels, codas].map((parts) => pick(parts, random)).join('');
  return Array.from({ length: syllables }, aSyllable).join('');
}
