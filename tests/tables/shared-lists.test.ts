// Lists that are shown to whoever has their address: docs/decisions/0018-a-shared-list-has-a-random-address.md
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { sharedLists } from '#contract/tables/shared-lists.ts';
import { aSharingServer, aSharingUser } from '#tests/support/accounts/a-sharing-user.ts';
import { refusalOf } from '#tests/support/accounts/a-table-user.ts';
import { aHostedProject } from '#tests/support/data/a-hosted-project.ts';

const nobodysAddress = '00000000-0000-4000-8000-000000000000';

async function aSharedWorld() {
  const server = await aSharingServer();
  const ann = await aSharingUser(server);
  const visit = (address: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: `/shared/${address}`, headers });
  const subscribe = (address: string) => server.app.inject(`/calendar/${address}.ics`);
  return { ...server, server, ann, visit, subscribe };
}

/** What the page of the renderer for tests was given. */
function shownBy({ body }: { body: string }) {
  return JSON.parse(/<main>(.*)<\/main>/.exec(body)?.[1] ?? '');
}

test('a visitor without an account sees the list, newest titles first', async () => {
  const { ann, visit } = await aSharedWorld();
  await ann.add('favorites', 'movie-27205', 'tv-1396');
  const answer = await visit(await ann.share({ name: 'For Bob' }));
  expect(answer.statusCode).toBe(200);
  expect(shownBy(answer)).toEqual({
    kind: 'page',
    list: 'favorites',
    name: 'For Bob',
    titles: ['Breaking Bad', 'Inception'],
    later: 0,
  });
});

test('the page follows the list', async () => {
  const { ann, visit } = await aSharedWorld();
  const address = await ann.share();
  expect(shownBy(await visit(address)).titles).toEqual([]);
  await ann.add('favorites', 'movie-27205');
  expect(shownBy(await visit(address)).titles).toEqual(['Inception']);
});

test('the page says nothing of the account', async () => {
  const { ann, visit } = await aSharedWorld();
  const { body } = await visit(await ann.share());
  expect(body).not.toContain(ann.id);
  expect(body).not.toContain('@');
});

test('the page is neither indexed, nor cached, nor named to other sites, and runs no script', async () => {
  const { ann, visit } = await aSharedWorld();
  const { headers, body } = await visit(await ann.share());
  expect(headers).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(headers['content-security-policy']).not.toContain('script-src');
  expect(body).toContain('<meta name="robots" content="noindex">');
  expect(body).not.toContain('<script');
});

test('the page is in the language of its reader', async () => {
  const { ann, visit } = await aSharedWorld();
  const { body } = await visit(await ann.share(), { 'accept-language': 'ar' });
  expect(body).toContain('<html lang="ar" dir="rtl">');
});

test('an address that was removed shows nothing any more', async () => {
  const { ann, visit } = await aSharedWorld();
  const address = await ann.share();
  await visit(address);
  await ann.call('DELETE', `shared_lists?address=eq.${address}`);
  const answer = await visit(address);
  expect([answer.statusCode, shownBy(answer)]).toEqual([404, 'gone']);
});

test('the addresses of an account that was deleted show nothing', async () => {
  const { ann, visit, database } = await aSharedWorld();
  const address = await ann.share();
  await database.deleteFrom('users').where('id', '=', ann.id).execute();
  expect((await visit(address)).statusCode).toBe(404);
});

test('the addresses of a banned user show nothing until the ban is over', async () => {
  const { ann, visit, database, clock } = await aSharedWorld();
  const address = await ann.share();
  const banned_until = clock() + 1000;
  await database.updateTable('users').set({ banned_until }).where('id', '=', ann.id).execute();
  expect((await visit(address)).statusCode).toBe(404);
  clock.advance(1000);
  expect((await visit(address)).statusCode).toBe(200);
});

test.each([
  nobodysAddress,
  'favorites',
  `${nobodysAddress}0`,
  "'%20or%20'1'='1",
  '%00',
  'x'.repeat(5000),
])('at %s nothing is shared', async (address) => {
  const { visit, subscribe } = await aSharedWorld();
  expect((await visit(address)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await visit(address)).statusCode).toBeLessThan(500);
  expect((await subscribe(address)).statusCode).toBeLessThan(500);
});

test('an address in capitals is the same address', async () => {
  const { ann, visit } = await aSharedWorld();
  expect((await visit((await ann.share()).toUpperCase())).statusCode).toBe(200);
});

test('a page is no calendar, and a calendar no page', async () => {
  const { ann, visit, subscribe } = await aSharedWorld();
  expect((await subscribe(await ann.share())).statusCode).toBe(404);
  expect((await visit(await ann.share({ kind: 'calendar' }))).statusCode).toBe(404);
});

test('the calendar of a list is a private file that calendar apps read', async () => {
  const { ann, subscribe } = await aSharedWorld();
  await ann.add('watch_later', 'movie-27205');
  const address = await ann.share({ kind: 'calendar', list: 'watch_later', name: 'Mine' });
  const { headers, body } = await subscribe(address);
  expect(headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect(body).toMatch(/^BEGIN:VCALENDAR\r\n.*X-WR-CALNAME:Mine\r\n.*END:VCALENDAR\r\n$/s);
});

test('one network opens addresses twenty times a second, then it has to wait', async () => {
  const { ann, visit, clock } = await aSharedWorld();
  const address = await ann.share();
  for (let count = 0; count < 20; count += 1) await visit(address);
  const refused = await visit(address);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  clock.advance(1000);
  expect((await visit(address)).statusCode).toBe(200);
});

/** A world with the addresses of twenty lists without titles; `visitFrom` asks from a network. */
async function aCrowdedWorld() {
  const world = await aSharedWorld();
  const rows = Array(20).fill({ kind: 'page', list: 'seen' });
  const shared = await world.ann.call(
    'POST',
    'shared_lists',
    rows.map((row, index) => ({ ...row, name: `${index}` })),
  );
  const addresses: string[] = shared.json().map(({ address }: { address: string }) => address);
  const visitFrom = (remoteAddress: string, address: string | undefined) =>
    world.app.inject({ url: `/shared/${address}`, remoteAddress });
  return { ...world, addresses, visitFrom };
}

test('a network that has too many lists rendered waits, and others do not', async () => {
  const { addresses, visitFrom, clock } = await aCrowdedWorld();
  for (const address of addresses.slice(0, 6)) await visitFrom('192.0.2.1', address);
  const refused = await visitFrom('192.0.2.1', addresses[6]);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
  expect((await visitFrom('192.0.2.1', addresses[0])).statusCode).toBe(200);
  expect((await visitFrom('192.0.2.2', addresses[6])).statusCode).toBe(200);
  clock.advance(1000);
  expect((await visitFrom('192.0.2.1', addresses[7])).statusCode).toBe(200);
});

test('all networks together wait when too much is rendered', async () => {
  const { addresses, visitFrom } = await aCrowdedWorld();
  for (const address of addresses.slice(0, 6)) await visitFrom('192.0.2.1', address);
  for (const address of addresses.slice(6, 12)) await visitFrom('192.0.2.2', address);
  expect((await visitFrom('192.0.2.3', addresses[12])).statusCode).toBe(503);
});

test('visitors who come at the same time get the same rendering', async () => {
  const { addresses, visitFrom } = await aCrowdedWorld();
  const visitors = Array.from({ length: 15 }, () => visitFrom('192.0.2.1', addresses[0]));
  const statuses = (await Promise.all(visitors)).map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('who has to wait gets a page that says so', async () => {
  const { visit } = await aSharedWorld();
  for (let count = 0; count < 20; count += 1) await visit(nobodysAddress);
  const refused = await visit(nobodysAddress);
  expect(refused.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'x-robots-tag': 'noindex, nofollow',
  });
  expect([refused.statusCode, shownBy(refused)]).toEqual([429, 'unavailable']);
});

test('the owner’s addresses are read by nobody else', async () => {
  const { ann, server } = await aSharedWorld();
  await ann.share();
  const bob = await aSharingUser(server);
  expect((await bob.call('GET', 'shared_lists')).json()).toEqual([]);
  expect((await bob.call('DELETE', 'shared_lists?address=neq.0')).statusCode).toBe(400);
  await bob.call('DELETE', 'shared_lists?kind=eq.page');
  expect((await ann.call('GET', 'shared_lists')).json()).toHaveLength(1);
});

test('nobody chooses an address', async () => {
  const { ann } = await aSharedWorld();
  const row = { address: nobodysAddress, kind: 'page', list: 'seen', name: '' };
  expect(await refusalOf(ann.call('POST', 'shared_lists', row))).toEqual([403, '42501']);
});

test.each([
  ['kind', { kind: 'feed' }],
  ['list', { list: 'users' }],
  ['name', { name: '😀'.repeat(61) }],
])('another %s is refused', async (_, change) => {
  const { ann } = await aSharedWorld();
  const row = { kind: 'page', list: 'seen', name: '😀'.repeat(60), ...change };
  expect(await refusalOf(ann.call('POST', 'shared_lists', row))).toEqual([400, '23514']);
});

test('a user has no more addresses than the definition says', async () => {
  const { ann } = await aSharedWorld();
  const rows = (count: number) => Array(count).fill({ kind: 'page', list: 'seen', name: '' });
  const { mostRows } = sharedLists;
  const tooMany = ann.call('POST', 'shared_lists', rows(mostRows + 1));
  expect(await refusalOf(tooMany)).toEqual([400, '54000']);
  await ann.call('POST', 'shared_lists', rows(mostRows));
  expect(await refusalOf(ann.call('POST', 'shared_lists', rows(1)))).toEqual([400, '54000']);
});

test('addresses that another server has added count too', async () => {
  const { database, ann } = await aSharedWorld();
  const row = { kind: 'page' as const, list: 'seen' as const, name: '' };
  await ann.share(row);
  const others = Array.from({ length: sharedLists.mostRows - 1 }, () => ({
    ...row,
    user_id: ann.id,
    address: randomUUID(),
    created_at: 0,
  }));
  await database.insertInto('shared_lists').values(others).execute();
  expect(await refusalOf(ann.call('POST', 'shared_lists', row))).toEqual([400, '54000']);
});

test.each([
  ['quotes', `"';--\\"`],
  ['control characters', String.fromCharCode(...Array.from({ length: 31 }, (_, code) => code + 1))],
  ['rare characters', '\u007f\u0080\u2028\u2029\ufeff\uffff👩‍👩‍👧\u0301'],
  ['half a character', 'a\ud83dz\ude00'],
  ['JSON', '{"name":[null,1e999]}'],
  ['markup', '</script><!--'],
])('a name of %s is the same, whoever writes its JSON', async (_, name) => {
  const { ann } = await aSharedWorld();
  await ann.share({ name });
  // The embedded database writes what has no time in it, the server what has one.
  const [one, other] = [
    await ann.call('GET', 'shared_lists?select=name'),
    await ann.call('GET', 'shared_lists?select=name,created_at'),
  ];
  // UTF-8 has no halves of characters.
  expect(one.json()).toEqual([{ name: Buffer.from(name).toString() }]);
  expect(other.json()).toMatchObject(one.json());
});

test('lists are shared only where a server renders their pages', async () => {
  const { app } = await aSharingServer();
  expect((await app.inject('/config.json')).json()).toMatchObject({ sharesLists: true });
});

test('the function of the tables’ API refuses what is no address', async () => {
  const { ann } = await aSharedWorld();
  const open = (body: object) => refusalOf(ann.call('POST', 'rpc/shared_list', body));
  expect(await open({ address: 'x' })).toEqual([400, '22P02']);
  expect(await open({})).toEqual([404, 'PGRST202']);
});

test('the function opens as many addresses for one network as the page does', async () => {
  const { ann } = await aSharedWorld();
  const open = () => ann.call('POST', 'rpc/shared_list', { address: nobodysAddress });
  for (let count = 0; count < 20; count += 1) await open();
  expect(await refusalOf(open())).toEqual([429, '53400']);
});

async function aWorldOnAProject() {
  const project = await aHostedProject();
  const ann = await aSharingUser(project);
  const { app } = await aSharingServer(project.env);
  return { ...project, ann, visit: (address: string) => app.inject(`/shared/${address}`) };
}

test('a list at a hosted project is opened by the project’s function', async () => {
  const { ann, listen, visit } = await aWorldOnAProject();
  await listen();
  await ann.add('seen', 'movie-27205');
  const answer = await visit(await ann.share({ list: 'seen' }));
  expect(shownBy(answer)).toMatchObject({ list: 'seen', titles: ['Inception'] });
  expect((await visit(nobodysAddress)).statusCode).toBe(404);
});

test('while the project is unreachable, an address is answered 503, not 404', async () => {
  const { ann, visit } = await aWorldOnAProject();
  const answer = await visit(await ann.share());
  expect([answer.statusCode, shownBy(answer)]).toEqual([503, 'unavailable']);
});
