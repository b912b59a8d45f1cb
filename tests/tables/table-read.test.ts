import { expect, test } from 'vitest';
import { aTable, refusalOf } from '#tests/support/accounts/a-table-user.ts';

test('a read gives the rows in their JSON forms, and their range', async () => {
  const { id, call } = await aTable([603]);
  const answer = await call('GET');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([
    { user_id: id, movie_id: 603, type: 'movie', created_at: '2026-11-21T12:00:00+00:00' },
  ]);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-range': '0-0/*',
  });
});

test('a read of nothing gives an empty array', async () => {
  const { call } = await aTable();
  const answer = await call('GET', '?select=*');
  expect([answer.statusCode, answer.body, answer.headers['content-range']]).toEqual([
    200,
    '[]',
    '*/*',
  ]);
});

test('HEAD answers as GET does, without the rows', async () => {
  const { call } = await aTable([1, 2]);
  const answer = await call('HEAD', '', { headers: { prefer: 'count=exact' } });
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(answer.headers['content-range']).toBe('0-1/2');
});

test('select names the columns of the answer, each once', async () => {
  const { call } = await aTable([603]);
  const answer = await call('GET', '?select=type, movie_id,type');
  expect(answer.body).toBe('[{"type":"movie","movie_id":603}]');
});

test.each([
  ['movie_id=eq.2', [2]],
  ['movie_id=neq.2', [1, 3]],
  ['movie_id=gt.1&movie_id=lt.3', [2]],
  ['movie_id=gte.2', [2, 3]],
  ['movie_id=lte.2', [1, 2]],
  ['movie_id=in.(1,3)', [1, 3]],
  ['movie_id=in.("1",9)', [1]],
  ['movie_id=in.()', []],
  ['movie_id=not.in.()', [1, 2, 3]],
  ['movie_id=not.eq.2', [1, 3]],
  ['movie_id=is.null', []],
  ['movie_id=not.is.null', [1, 2, 3]],
  ['type=eq.movie', [1, 2, 3]],
  ['type=eq.tv', []],
  ['created_at=eq.2026-11-21T12:00:00Z', [1, 2, 3]],
  ['created_at=gt.2026-11-21T13:59:59%2B02:00', [1, 2, 3]],
  ['created_at=lt.2026-11-21', []],
])('the filter %s finds %j', async (filter, ids) => {
  const { call } = await aTable([1, 2, 3]);
  expect((await call('GET', `?select=movie_id&${filter}`)).json()).toEqual(
    ids.map((movie_id) => ({ movie_id })),
  );
});

test.each([
  ['order=movie_id.desc', [3, 2, 1]],
  ['order=type.asc.nullslast,movie_id.desc.nullsfirst', [3, 2, 1]],
  ['order=movie_id.desc,movie_id.asc', [3, 2, 1]],
  ['order=created_at', [1, 2, 3]],
  ['order=movie_id&limit=2', [1, 2]],
  ['offset=1&limit=1', [2]],
  ['limit=0', []],
  ['offset=99', []],
])('%s gives %j', async (parameters, ids) => {
  const { call } = await aTable([2, 3, 1]);
  const answer = await call('GET', `?select=movie_id&${parameters}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(ids.map((movie_id) => ({ movie_id })));
});

test.each([
  ['', 200, '0-2/3'],
  ['?limit=2', 206, '0-1/3'],
  ['?offset=1&limit=1', 206, '1-1/3'],
  ['?offset=3', 206, '*/3'],
  ['?movie_id=eq.9', 200, '*/0'],
])('a counted read of "%s" is a %i with %s', async (query, status, range) => {
  const { call } = await aTable([1, 2, 3]);
  const answer = await call('GET', query, { headers: { prefer: 'count=exact' } });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([status, range]);
});

test('an offset beyond a counted total is a 416 with the total', async () => {
  const { call } = await aTable([1, 2, 3]);
  const answer = await call('GET', '?offset=4', { headers: { prefer: 'count=exact' } });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, '*/3']);
  expect(answer.json()).toEqual({
    code: 'PGRST103',
    details: 'An offset of 4 was requested, but there are only 3 rows.',
    hint: null,
    message: 'Requested range not satisfiable',
  });
});

test('a read gives at most 1000 rows, and the count of all', async () => {
  const { call } = await aTable(Array.from({ length: 1000 }, (_, index) => index + 1));
  await call('POST', '', { body: { movie_id: 1001, type: 'movie' } });
  const answer = await call('GET', '?limit=5000', { headers: { prefer: 'count=exact' } });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([206, '0-999/1001']);
  expect((await call('GET', '?offset=1000')).json()).toMatchObject([{ movie_id: 1001 }]);
});

const single = { accept: 'application/vnd.pgrst.object+json' };

test('a single row is an object of its own media type', async () => {
  const { call } = await aTable([603]);
  const answer = await call('GET', '?select=movie_id', { headers: single });
  expect(answer.json()).toEqual({ movie_id: 603 });
  expect(answer.headers['content-type']).toBe('application/vnd.pgrst.object+json; charset=utf-8');
  expect(answer.headers['content-range']).toBe('0-0/*');
});

test.each([[[]], [[1, 2]]])('a request for a single row of the rows %j is a 406', async (ids) => {
  const { call } = await aTable(ids);
  const answer = await call('GET', '', { headers: single });
  expect(answer.statusCode).toBe(406);
  expect(answer.json()).toEqual({
    code: 'PGRST116',
    details: `The result contains ${ids.length} rows`,
    hint: null,
    message: 'Cannot coerce the result to a single JSON object',
  });
  expect(answer.headers['proxy-status']).toBe('PostgREST; error=PGRST116');
});

test.each([
  ['?user_id=abc', 400, 'PGRST100'],
  ['?movie_id=5', 400, 'PGRST100'],
  ['?movie_id=not.eq', 400, 'PGRST100'],
  ['?movie_id=eq', 400, 'PGRST100'],
  ['?type=fts.movie', 400, 'PGRST100'],
  ['?type=like.mov*', 400, 'PGRST100'],
  ['?type=ilike.mov*', 400, 'PGRST100'],
  ['?movie_id=in.1,2', 400, 'PGRST100'],
  ['?movie_id=in.("1)', 400, 'PGRST100'],
  ['?movie_id=is.five', 400, 'PGRST100'],
  ['?movie_id=is.true', 400, 'PGRST100'],
  ['?movie_id=eq(any).{1}', 400, 'PGRST100'],
  ['?select=', 400, 'PGRST100'],
  ['?select=movie_id,', 400, 'PGRST100'],
  ['?select=movies(*)', 400, 'PGRST100'],
  ['?select=movie_id.sum()', 400, 'PGRST100'],
  ['?select=type->0', 400, 'PGRST100'],
  ['?select=movie_id::text', 400, 'PGRST100'],
  ['?select=id:movie_id', 400, 'PGRST100'],
  ['?select="movie_id"', 400, 'PGRST100'],
  ['?order=movie_id.up', 400, 'PGRST100'],
  ['?order=', 400, 'PGRST100'],
  ['?limit=many', 400, 'PGRST100'],
  ['?limit=', 400, 'PGRST100'],
  ['?limit=-1', 400, 'PGRST100'],
  ['?offset=-1', 400, 'PGRST100'],
  ['?or=(movie_id.eq.1,movie_id.eq.2)', 400, 'PGRST127'],
  ['?not.and=(movie_id.eq.1)', 400, 'PGRST127'],
  ['?columns=movie_id', 400, 'PGRST127'],
  ['?select=title', 400, '42703'],
  ['?title=eq.Dune', 400, '42703'],
  ['?order=title', 400, '42703'],
  ['?user_id=eq.abc', 400, '22P02'],
  ['?movie_id=eq.abc', 400, '22P02'],
  ['?movie_id=eq.1.5', 400, '22P02'],
  ['?movie_id=in.(1,x)', 400, '22P02'],
  ['?movie_id=eq.9007199254740993', 400, '22003'],
  ['?created_at=eq.yesterday', 400, '22007'],
  ['?created_at=eq.2026-01-01T12:00:0030', 400, '22007'],
  ['?created_at=eq.2026-02-30', 400, '22008'],
  ['?created_at=eq.1969-12-31T23:59:59Z', 400, '22008'],
  ['?created_at=eq.9999-12-31T23:59:59-01:00', 400, '22008'],
])('%s is refused with %i %s', async (query, status, code) => {
  const { call } = await aTable([1]);
  expect(await refusalOf(call('GET', query))).toEqual([status, code]);
});

test('a refusal has the four members that clients read', async () => {
  const { call } = await aTable();
  const answer = await call('GET', '?limit=many');
  expect(Object.keys(answer.json()).sort()).toEqual(['code', 'details', 'hint', 'message']);
});

test.each([
  ['?type=like.mov*', 'A filter is [not.]operator.value: eq, neq, gt, gte, lt, lte, in, is.null.'],
  ['?select=id:movie_id', 'Select * or a list of columns.'],
  [
    '?or=(movie_id.eq.1)',
    'The parameter or is not supported with GET, which takes select, order, limit, offset.',
  ],
])('the refusal of %s names what is supported', async (query, details) => {
  const { call } = await aTable();
  expect((await call('GET', query)).json()).toMatchObject({ details });
});

test('more than twenty filters are refused before they reach the database', async () => {
  const { call } = await aTable([1]);
  expect(await refusalOf(call('GET', `?${Array(21).fill('movie_id=gt.0').join('&')}`))).toEqual([
    400,
    '54001',
  ]);
});

test.each([
  [{ 'accept-profile': 'auth' }, 406, 'PGRST106'],
  [{ accept: 'text/csv' }, 406, 'PGRST107'],
  [{ prefer: 'handling=strict, max-affected=1' }, 400, 'PGRST122'],
])('a read with the headers %j is refused with %i %s', async (headers, status, code) => {
  const { call } = await aTable();
  expect(await refusalOf(call('GET', '', { headers }))).toEqual([status, code]);
});

test('the first supported media type is used', async () => {
  const { call } = await aTable();
  const headers = { accept: 'text/html, */*;q=0.8' };
  expect((await call('GET', '', { headers })).statusCode).toBe(200);
});

test('an unknown preference is ignored', async () => {
  const { call } = await aTable([1]);
  const headers = { prefer: 'max-affected=1, count=exact' };
  expect((await call('GET', '', { headers })).headers['content-range']).toBe('0-0/1');
});
