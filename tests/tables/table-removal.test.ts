import { expect, test } from 'vitest';
import { aTable, refusalOf } from '#tests/support/accounts/a-table-user.ts';

test('a removal answers 204 without a body', async () => {
  const { call } = await aTable([1, 2]);
  const answer = await call('DELETE', '?movie_id=eq.1&type=eq.movie');
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(answer.headers['content-range']).toBe('*/*');
  expect((await call('GET', '?select=movie_id')).json()).toEqual([{ movie_id: 2 }]);
});

test('a removal returns its rows and their count when that is preferred', async () => {
  const { call } = await aTable([1, 2, 3]);
  const headers = { prefer: 'return=representation, count=exact' };
  const answer = await call('DELETE', '?movie_id=in.(1,3)&select=movie_id', { headers });
  expect([answer.statusCode, answer.json()]).toEqual([200, [{ movie_id: 1 }, { movie_id: 3 }]]);
  expect(answer.headers['content-range']).toBe('*/2');
});

test('a removal that matches nothing succeeds', async () => {
  const { call } = await aTable([1]);
  expect((await call('DELETE', '?movie_id=eq.9')).statusCode).toBe(204);
  const headers = { prefer: 'return=representation' };
  const answer = await call('DELETE', '?movie_id=eq.9', { headers });
  expect([answer.statusCode, answer.json()]).toEqual([200, []]);
});

test('a removal without a filter is refused, so that nobody empties a list by mistake', async () => {
  const { call } = await aTable([1]);
  const answer = await call('DELETE');
  expect([answer.statusCode, answer.json()]).toMatchObject([
    400,
    { code: '21000', message: 'DELETE requires a WHERE clause' },
  ]);
  expect((await call('GET')).json()).toHaveLength(1);
});

test('when a single row is requested, a removal of another number of rows is rolled back', async () => {
  const { call } = await aTable([1, 2]);
  const headers = { accept: 'application/vnd.pgrst.object+json' };
  expect(await refusalOf(call('DELETE', '?movie_id=gt.0', { headers }))).toEqual([406, 'PGRST116']);
  expect((await call('GET')).json()).toHaveLength(2);
});

test.each([
  '?movie_id=gt.0&limit=1',
  '?movie_id=gt.0&offset=1',
  '?movie_id=gt.0&order=movie_id',
  '?movie_id=gt.0&or=(type.eq.tv)',
])('%s is refused, because it would remove other rows than intended', async (query) => {
  const { call } = await aTable([1, 2]);
  expect(await refusalOf(call('DELETE', query))).toEqual([400, 'PGRST127']);
  expect((await call('GET')).json()).toHaveLength(2);
});
