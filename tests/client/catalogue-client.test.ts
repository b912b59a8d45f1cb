import { expect, onTestFinished, test, vi } from 'vitest';
import { createCatalogueClient } from '#client/lib/catalogue/catalogue-client.ts';
import { detailsRequest } from '#client/lib/catalogue/catalogue-request.ts';
import { listRequest } from '#client/lib/catalogue/list-request.ts';
import { nameOf } from '#contract/catalogue.ts';

const { signal } = new AbortController();

/** The app's client of a catalogue that answers every request with `body`. */
function aCatalogueOf(body: unknown) {
  vi.stubGlobal('navigator', { languages: ['en-US'] });
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)));
  onTestFinished(() => void vi.unstubAllGlobals());
  const configuration = {
    supabaseUrl: 'https://project.example',
    supabaseKey: 'key',
    catalogueUrl: 'https://tmdb.example/3',
    catalogueKey: 'key',
    imageUrl: '/t/p',
    usesTmdb: true,
    sharesLists: false,
  };
  return createCatalogueClient(configuration, async () => null);
}

function aPageOf(...results: object[]) {
  return { page: 1, results, total_pages: 1, total_results: results.length };
}

test.each([
  ['nothing', ''],
  ['blanks', ' \u00a0\t'],
  ['characters without a width', '\u200b\ufeff\u00ad'],
  ['fillers', '\u3164\u2800'],
])('a title of %s is shown by its original title, or by its number', async (_what, title) => {
  const rows = [
    { id: 7, title, original_title: 'Titre' },
    { id: 8, title, original_title: title },
  ];
  const { results } = await aCatalogueOf(aPageOf(...rows)).ask(listRequest('movie', {}, 1), signal);
  expect(results.map(nameOf)).toEqual(['Titre', 'Movie 8']);
  const show = await aCatalogueOf({ id: 9, name: title }).ask(detailsRequest('tv', 9), signal);
  expect(nameOf(show)).toBe('TV show 9');
});

test.each(['1917', '…', '!', '★', 'π', '七人の侍', '😀'])(
  'the title %s is its own name',
  async (title) => {
    const { results } = await aCatalogueOf(aPageOf({ id: 7, title })).ask(
      listRequest('movie', {}, 1),
      signal,
    );
    expect(results.map(nameOf)).toEqual([title]);
  },
);

test.each(['adult', 'softcore'])('a title marked %s is left out', async (mark) => {
  const page = aPageOf({ id: 7, title: 'Seven', [mark]: true }, { id: 8, title: 'Eight' });
  const { results } = await aCatalogueOf(page).ask(listRequest('movie', { q: 'e' }, 1), signal);
  expect(results.map(({ id }) => id)).toEqual([8]);
  const details = aCatalogueOf({ id: 7, title: 'Seven', [mark]: true }).ask(
    detailsRequest('movie', 7),
    signal,
  );
  await expect(details).rejects.toMatchObject({ status: 404 });
});
