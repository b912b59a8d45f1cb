import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createListClient } from '#client/features/lists/list-client.ts';
import { createTableClient } from '#client/lib/table-client.ts';
import type { TitleList } from '#contract/tables/title-list.ts';
import { favorites, seen } from '#contract/tables/title-lists.ts';

// Requests send the visitor's languages, and not every version of Node has a navigator.
vi.stubGlobal('navigator', { languages: ['en'] });

/** Ann's favorites in a table that answers as the test wants; each request has a time limit. */
async function favoritesOf(
  answer: RequestListener,
  {
    timeout = 20_000,
    getToken = async (): Promise<string | null> => 'token',
    list = favorites as TitleList,
  } = {},
) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const table = createTableClient(
    {
      supabaseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      supabaseKey: 'key',
      catalogueUrl: '/catalogue/3',
      catalogueKey: null,
      imageUrl: '/t/p',
      usesTmdb: false,
      sharesLists: false,
    },
    getToken,
    timeout,
  );
  return createListClient(async () => table, list, 'ann');
}

const tap = { type: 'movie', movie_id: 550, isListed: true, id: '1' } as const;

const answering =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);
  };
const withCode = (code: string) => JSON.stringify({ code, message: 'no', details: null });

const finalAnswers: [number, string][] = [
  [400, '22003'],
  [400, '22P02'],
  [400, '23502'],
  [409, '23503'],
  [409, '23505'],
  [400, '23514'],
  [403, '42501'],
  [400, '54000'],
];

for (const [status, code] of finalAnswers) {
  test(`a tap that is answered ${status} ${code} is refused for good`, async () => {
    const list = await favoritesOf(answering(status, withCode(code)));
    await expect(list.save([tap])).rejects.toMatchObject({ isForGood: true, message: 'no' });
  });
}

const passingAnswers: [string, number, string][] = [
  ['a table that is locked', 409, withCode('55P03')],
  ['a conflict without a name', 409, ''],
  ['a lost deadlock', 409, withCode('40P01')],
  ['an expired token', 401, withCode('PGRST303')],
  ['a token that was not sent', 401, withCode('42501')],
  ['a table that is not there yet', 404, withCode('PGRST205')],
  ["a proxy's own page", 403, '<h1>Forbidden</h1>'],
  ['too much at once', 429, withCode('')],
  ['no room on the disk', 503, withCode('53100')],
  ['a broken server', 500, withCode('XX000')],
];

for (const [what, status, body] of passingAnswers) {
  test(`a tap that meets ${what} (${status}) is retried`, async () => {
    const list = await favoritesOf(answering(status, body));
    await expect(list.save([tap])).rejects.toMatchObject({ isForGood: false });
  });
}

test('Retry-After of the table is respected, up to five minutes', async () => {
  const answers = ['7', '86400', 'soon', ''].map((text) =>
    answering(503, '', { 'retry-after': text }),
  );
  const list = await favoritesOf((request, response) => answers.shift()?.(request, response));
  for (const wait of [7000, 300_000, 0, 0]) {
    await expect(list.save([tap])).rejects.toMatchObject({ wait });
  }
});

test('a busy table gets one request, because the caller retries by itself', async () => {
  let asked = 0;
  const list = await favoritesOf((_request, response) => {
    asked += 1;
    response.writeHead(503).end();
  });
  await expect(list.readAll()).rejects.toMatchObject({ isForGood: false });
  expect(asked).toBe(1);
});

test('a request that is never answered times out, to be retried', async () => {
  const list = await favoritesOf(() => {}, { timeout: 50 });
  await expect(list.save([tap])).rejects.toMatchObject({ isForGood: false });
});

test('an answer that never ends counts as no answer', async () => {
  const list = await favoritesOf(
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[');
    },
    { timeout: 500 },
  );
  await expect(list.readAll()).rejects.toMatchObject({ isForGood: false });
});

test('a request whose token never comes times out too', async () => {
  const list = await favoritesOf(answering(200, '[]'), {
    timeout: 50,
    getToken: () => new Promise(() => {}),
  });
  await expect(list.readAll()).rejects.toMatchObject({ isForGood: false });
});

test.each([
  ['favorites', favorites, 'resolution=ignore-duplicates'],
  ['what was seen, whose day may change', seen, 'resolution=merge-duplicates'],
])('sent twice, a row of %s does no harm', async (_, list, preference) => {
  let asked: string | string[] | undefined;
  const client = await favoritesOf(
    (request, response) => {
      asked = request.headers.prefer;
      response.writeHead(201).end();
    },
    { list },
  );
  await client.save([tap]);
  expect(asked).toContain(preference);
});
