import { expect, test } from 'vitest';
import { type MediaType, mediaTypes, nameOf } from '#contract/catalogue.ts';
import { bundledCatalogue } from '#server/catalogue/bundled/bundled-catalogue.ts';
import { askBundled } from '#tests/support/catalogue/ask-catalogue.ts';

function search(mediaType: MediaType, query: string) {
  return askBundled(`search/${mediaType}?query=${encodeURIComponent(query)}`);
}

test.each([
  // Case and accents.
  ['INCEPTION', 'Inception'],
  ['amelie', 'Amélie'],
  ['y tu mama tambien', 'Y Tu Mamá También'],
  ['leon', 'Léon: The Professional'],
  ['nausicaa', 'Nausicaä of the Valley of the Wind'],
  // Punctuation and blanks.
  ['wall-e', 'WALL·E'],
  ['walle', 'WALL·E'],
  ['pans labyrinth', "Pan's Labyrinth"],
  ['schindlers list', "Schindler's List"],
  ['xmen', 'X-Men'],
  ['starwars', 'Star Wars'],
  ['avengers end game', 'Avengers: Endgame'],
  ['se7en', 'Se7en'],
  ['seven', 'Se7en'],
  // Beginnings and word order.
  ['incep', 'Inception'],
  ['spirited away', 'Spirited Away'],
  ['rings of the lord', 'The Lord of the Rings: The Fellowship of the Ring'],
  ['strangelove', 'Dr. Strangelove or: How I Learned to Stop Worrying and Love the Bomb'],
  ['godfather part 2', 'The Godfather Part II'],
  // Original names and names elsewhere.
  ['le fabuleux destin', 'Amélie'],
  ['la vita e bella', 'Life Is Beautiful'],
  ['das leben der anderen', 'The Lives of Others'],
  ['mononoke hime', 'Princess Mononoke'],
  ['vom winde verweht', 'Gone with the Wind'],
  // Native scripts, whole and in part.
  ['千と千尋の神隠し', 'Spirited Away'],
  ['千尋', 'Spirited Away'],
  ['기생충', 'Parasite'],
  ['сталкер', 'Stalker'],
  ['दिलवाले', 'Dilwale Dulhania Le Jayenge'],
  // Years.
  ['dune 2021', 'Dune'],
  ['1933 king kong', 'King Kong'],
  ['2001 a space odyssey', '2001: A Space Odyssey'],
  ['blade runner 2049', 'Blade Runner 2049'],
  // Typos.
  ['incpetion', 'Inception'],
  ['interstelar', 'Interstellar'],
  ['shawshank redemtion', 'The Shawshank Redemption'],
  ['star wras', 'Star Wars'],
  ['godfater', 'The Godfather'],
])('the movie search %s finds %s first', async (query, title) => {
  const { results } = await search('movie', query);
  expect(results.map(nameOf)[0]).toBe(title);
});

test.each([
  ['breaking bad', 'Breaking Bad'],
  ['brekaing bad', 'Breaking Bad'],
  ['la casa de papel', 'Money Heist'],
  ['shogun', 'Shōgun'],
  ['進撃の巨人', 'Attack on Titan'],
  ['love death and robots', 'Love, Death & Robots'],
  ['law and order', 'Law & Order'],
  ['pokemon', 'Pokémon'],
  ['spy family', 'SPY x FAMILY'],
  ['1899', '1899'],
  ['reply 1988', 'Reply 1988'],
  ['game of throne', 'Game of Thrones'],
])('the TV search %s finds %s first', async (query, name) => {
  const { results } = await search('tv', query);
  expect(results.map(nameOf)[0]).toBe(name);
});

test('of two titles with the same name, the year finds the right one', async () => {
  const ids = async (query: string) => (await search('movie', query)).results.map(({ id }) => id);
  expect(await ids('king kong 1933')).toEqual([244]);
  expect(await ids('king kong 2005')).toEqual([254]);
  expect(await ids('king kong')).toEqual([254, 244]);
});

test.each(mediaTypes)(
  'every %s is among the first three results for its own name',
  async (mediaType) => {
    for (const title of bundledCatalogue()[mediaType].rows) {
      const { results } = await search(mediaType, nameOf(title));
      expect(results.slice(0, 3), nameOf(title)).toContain(title);
    }
  },
);
