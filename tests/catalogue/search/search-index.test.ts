import { expect, test } from 'vitest';
import { createSearchIndex } from '#server/catalogue/search/search-index.ts';

/** Searches titles written as "Dune (2021)" or "Amélie (2001) | Le fabuleux destin", the most popular first. */
function search(query: string, titles: string[]): string[] {
  const entries = titles.map((title) => {
    const [known = '', ...others] = title.split(' | ');
    const [name = '', year] = known.split(/ \((\d+)\)/);
    return { names: [name, ...others], year: year ? Number(year) : null };
  });
  const section = { first: 0, count: titles.length };
  const { positions } = createSearchIndex(entries)({ query, year: null, section });
  return positions.map((position) => titles[position] ?? '');
}

test('the best match comes first: the name itself, another name, the beginning of a name, its words', () => {
  const titles = [
    'Big Hero (2014)',
    'Heroes (2006)',
    'Hero and Villain (1990)',
    'Ying xiong (2002) | Hero',
    'Hero (1992)',
  ];
  expect(search('hero', titles)).toEqual([
    'Hero (1992)',
    'Ying xiong (2002) | Hero',
    'Hero and Villain (1990)',
    'Heroes (2006)',
    'Big Hero (2014)',
  ]);
});

test('equal matches keep the popular order', () => {
  expect(search('star', ['Star Wars', 'Star Trek', 'A Star Is Born'])).toEqual([
    'Star Wars',
    'Star Trek',
    'A Star Is Born',
  ]);
});

test('every word must occur, in any order', () => {
  const titles = ['The Lord of the Rings', 'Lord Jim', 'The Ring'];
  expect(search('rings lord', titles)).toEqual(['The Lord of the Rings']);
});

test('words may be incomplete, but a single letter is a whole word', () => {
  const titles = ['M', 'Memento', 'Dial M for Murder'];
  expect(search('mem', titles)).toEqual(['Memento']);
  expect(search('m', titles)).toEqual(['M', 'Dial M for Murder']);
});

test('a leading article makes no difference', () => {
  expect(search('thing', ['A Thing Apart', 'The Thing'])).toEqual(['The Thing', 'A Thing Apart']);
  expect(search('the thing', ['Thing'])).toEqual(['Thing']);
});

test('a year before or after the name narrows the search, plus or minus one year', () => {
  const titles = ['Dune (1984)', 'Dune (2021)', 'Dune (2022)'];
  expect(search('dune 2021', titles)).toEqual(['Dune (2021)', 'Dune (2022)']);
  expect(search('1984 dune', titles)).toEqual(['Dune (1984)']);
  expect(search('dune 1986', titles)).toEqual([]);
});

test('a year may be the name, or a part of it', () => {
  const titles = ['Blade Runner (1982)', 'Blade Runner 2049 (2017)', '1917 (2019)', 'Up (1917)'];
  expect(search('1917', titles)).toEqual(['1917 (2019)']);
  expect(search('blade runner 2049', titles)).toEqual(['Blade Runner 2049 (2017)']);
});

test('a typo is forgiven only when nothing matches without it', () => {
  expect(search('alein', ['Alien', 'Up'])).toEqual(['Alien']);
  expect(search('alien', ['Alien', 'Allen'])).toEqual(['Alien']);
});

test('a long word may have two slips, a short word or a number none', () => {
  expect(search('intrestelar', ['Interstellar'])).toEqual(['Interstellar']);
  expect(search('dnue', ['Dune'])).toEqual(['Dune']);
  expect(search('dnuu', ['Dune'])).toEqual([]);
  expect(search('upp', ['Up'])).toEqual([]);
  expect(search('2002', ['2001: A Space Odyssey'])).toEqual([]);
});

test('there may be too few or too many blanks', () => {
  const titles = ['Star Wars', 'Avengers: Endgame', 'Spider-Man', 'WALL·E'];
  expect(search('starwars', titles)).toEqual(['Star Wars']);
  expect(search('avengers end game', titles)).toEqual(['Avengers: Endgame']);
  expect(search('spiderman', titles)).toEqual(['Spider-Man']);
  expect(search('walle', titles)).toEqual(['WALL·E']);
});

test('a query without a word finds nothing', () => {
  for (const query of ['', '   ', '?!', '☃']) expect(search(query, ['Up'])).toEqual([]);
});

test('a title with several matching names comes once', () => {
  expect(search('solaris', ['Solaris | Solaris: Der Film | Solaris'])).toHaveLength(1);
});

test('a page of matches comes with the number of all, and both leave other years out', () => {
  const entries = [1984, 2021, 1984, 1984, null].map((year) => ({ names: ['Dune'], year }));
  const search = createSearchIndex(entries);
  const section = { first: 1, count: 2 };
  expect(search({ query: 'dune', year: null, section })).toEqual({ positions: [1, 2], total: 5 });
  expect(search({ query: 'dune', year: 1984, section })).toEqual({ positions: [2, 3], total: 3 });
});

test('a repeated search finds the same, whatever was searched in between', () => {
  const titles = ['Star Wars', 'Star Trek', 'Up'];
  const index = createSearchIndex(titles.map((name) => ({ names: [name], year: null })));
  const search = (query: string) =>
    index({ query, year: null, section: { first: 0, count: 9 } }).positions;
  expect(search('star')).toEqual([0, 1]);
  expect(search('star trek')).toEqual([1]);
  expect(search('satr')).toEqual([0, 1]);
  expect(search('star')).toEqual([0, 1]);
});
