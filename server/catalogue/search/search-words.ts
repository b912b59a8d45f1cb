// Letters that Unicode does not decompose into a plain letter and a mark.
const plainLetters = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
]);

// One-letter numerals stay letters: "V for Vendetta", "Malcolm X".
const romanNumerals = new Map([
  ['ii', '2'],
  ['iii', '3'],
  ['iv', '4'],
  ['vi', '6'],
  ['vii', '7'],
  ['viii', '8'],
  ['ix', '9'],
]);

const plainLetter = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g');
const apostrophes = /['’‘ʼ`´]/g;
// Accents are marks without their own script, unlike the vowel signs of Hindi or Thai.
const accents = /(?=\p{Script=Inherited})\p{M}/gu;

const unspacedLetter =
  '(?=[\\p{L}\\p{N}])[\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{scx=Thai}]';
const word = new RegExp(
  `${unspacedLetter}\\p{M}*|(?:(?!${unspacedLetter})[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
);

/**
 * Gives the words of a text in the form that search compares: lower case, without accents and
 * punctuation, "&" as "and", Roman numerals from II to IX as digits. In scripts without blanks
 * between words, every character is a word, so that any part of such a title can be found.
 */
export function searchWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(apostrophes, '')
    .normalize('NFKD')
    .replace(accents, '')
    .replace(plainLetter, (letter) => plainLetters.get(letter) ?? letter);
  return (plain.match(word) ?? []).map((found) => romanNumerals.get(found) ?? found);
}

/** Gives the words without a leading article, because people often omit or add one. */
export function withoutArticle(words: string[]): string[] {
  return words.length > 1 && /^(the|an?)$/.test(words[0] ?? '') ? words.slice(1) : words;
}

/**
 * Gives the words under which a name is indexed: its own words, the parts around a hyphen or a dot
 * also as one word ("spiderman", "walle"), and the whole name as one word ("starwars").
 */
export function indexWords(name: string): Set<string> {
  const parts = name.split(/\s+/).map(searchWords);
  const words = parts.flat();
  const compounds = parts.filter((part) => part.length > 1).map((part) => part.join(''));
  return new Set([...words, ...compounds, withoutArticle(words).join('')]);
}
