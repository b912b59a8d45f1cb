import { expect, test } from 'vitest';
import { indexWords, searchWords } from '#server/catalogue/search/search-words.ts';

test.each([
  ['AMÉLIE', ['amelie']],
  ["Pan's Labyrinth", ['pans', 'labyrinth']],
  ['Pan’s Labyrinth', ['pans', 'labyrinth']],
  ['WALL·E', ['wall', 'e']],
  ['Love, Death & Robots', ['love', 'death', 'and', 'robots']],
  ['Babettes gæstebud', ['babettes', 'gaestebud']],
  ['Die weiße Straße', ['die', 'weisse', 'strasse']],
  ['The Godfather Part II', ['the', 'godfather', 'part', '2']],
  ['V for Vendetta', ['v', 'for', 'vendetta']],
  ['Сталкер', ['сталкер']],
  ['千と千尋', ['千', 'と', '千', '尋']],
  ['モブサイコ100', ['モ', 'フ', 'サ', 'イ', 'コ', '100']],
  ['दिलवाले', ['दिलवाले']],
  ['constructor', ['constructor']],
  ['…!?', []],
])('%s is read as %j', (text, words) => {
  expect(searchWords(text)).toEqual(words);
});

test('a Korean title is read the same, whether typed letter by letter or in whole syllables', () => {
  expect(searchWords('기생충'.normalize('NFD'))).toEqual(searchWords('기생충'));
});

test('a name is found by its words, by its hyphenated parts joined, and by all of it as one word', () => {
  expect([...indexWords('The Amazing Spider-Man')]).toEqual([
    'the',
    'amazing',
    'spider',
    'man',
    'spiderman',
    'amazingspiderman',
  ]);
});
