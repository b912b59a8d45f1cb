import { expect, test } from 'vitest';
import { aTable, aTableUser, refusalOf } from '#tests/support/accounts/a-table-user.ts';

const dune = { movie_id: 438631, type: 'movie' };
const severance = { movie_id: 95396, type: 'tv' };
const asRows = { prefer: 'return=representation' };

test('an insert answers 201 without a body', async () => {
  const { call } = await aTable();
  const answer = await call('POST', '', { body: dune });
  expect([answer.statusCode, answer.body]).toEqual([201, '']);
  expect(answer.headers).toMatchObject({ 'content-length': '0', 'content-range': '*/*' });
  expect(answer.headers).not.toHaveProperty('content-type');
  expect((await call('GET')).json()).toMatchObject([dune]);
});

test('an insert returns its rows when that is preferred', async () => {
  const { id, call } = await aTable();
  const answer = await call('POST', '?select=user_id,movie_id', {
    body: [dune, severance],
    headers: { prefer: 'return=representation, count=exact' },
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual([
    { user_id: id, movie_id: 438631 },
    { user_id: id, movie_id: 95396 },
  ]);
  expect(answer.headers['content-range']).toBe('*/2');
});

test('movie 5 and TV show 5 are two favorites', async () => {
  const { call } = await aTable();
  const body = [
    { movie_id: 5, type: 'movie' },
    { movie_id: 5, type: 'tv' },
  ];
  expect((await call('POST', '', { body })).statusCode).toBe(201);
  expect((await call('GET')).json()).toHaveLength(2);
});

test('created_at may be given, so that an import keeps its order', async () => {
  const { call } = await aTable();
  const body = { ...dune, created_at: '2024-02-29T10:00:00.120999+02:00' };
  const answer = await call('POST', '?select=created_at', { body, headers: asRows });
  expect(answer.json()).toEqual([{ created_at: '2024-02-29T08:00:00.12+00:00' }]);
});

test('an existing favorite is a conflict, and none of the other rows is added', async () => {
  const { call } = await aTable([438631]);
  const answer = await call('POST', '', { body: [severance, dune] });
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: '23505',
    details: 'Key (type, movie_id)=(movie, 438631) already exists.',
  });
  expect((await call('GET')).json()).toMatchObject([dune]);
});

test('a favorite given twice in one insert is a conflict', async () => {
  const { call } = await aTable();
  expect(await refusalOf(call('POST', '', { body: [dune, dune] }))).toEqual([409, '23505']);
});

test('ignore-duplicates adds the new rows and returns only these', async () => {
  const { call } = await aTable([438631]);
  const headers = { prefer: 'resolution=ignore-duplicates, return=representation' };
  const answer = await call('POST', '?select=movie_id', { body: [dune, severance], headers });
  expect([answer.statusCode, answer.json()]).toEqual([201, [{ movie_id: 95396 }]]);
  const again = await call('POST', '', { body: [dune, severance], headers });
  expect([again.statusCode, again.json()]).toEqual([201, []]);
});

const merging = { prefer: 'resolution=merge-duplicates, return=representation' };

test('merge-duplicates answers 201 while a row is new, and 200 when none is', async () => {
  const { call } = await aTable([438631]);
  const first = await call('POST', '', { body: [dune, severance], headers: merging });
  expect([first.statusCode, first.json()]).toMatchObject([201, [dune, severance]]);
  const second = await call('POST', '', { body: [dune, severance], headers: merging });
  expect([second.statusCode, second.json()]).toMatchObject([200, [dune, severance]]);
  const none = await call('POST', '', { body: [], headers: merging });
  expect([none.statusCode, none.json()]).toEqual([200, []]);
});

test('merge-duplicates keeps the time unchanged, unless a new one is given', async () => {
  const { call, clock } = await aTable([438631]);
  clock.advance(60_000);
  const kept = await call('POST', '', { body: dune, headers: merging });
  expect(kept.json()[0].created_at).toBe('2026-11-21T12:00:00+00:00');
  const body = { ...dune, created_at: '2020-01-01T00:00:00Z' };
  const changed = await call('POST', '', { body, headers: merging });
  expect(changed.json()[0].created_at).toBe('2020-01-01T00:00:00+00:00');
});

test('a merge that names a favorite twice is refused', async () => {
  const { call } = await aTable();
  expect(await refusalOf(call('POST', '', { body: [dune, dune], headers: merging }))).toEqual([
    400,
    '21000',
  ]);
});

test.each(['user_id,type,movie_id', 'movie_id, type,"user_id"'])(
  'on_conflict=%s names the key',
  async (onConflict) => {
    const { call } = await aTable();
    const query = `?on_conflict=${encodeURIComponent(onConflict)}`;
    expect((await call('POST', query, { body: dune, headers: merging })).statusCode).toBe(201);
  },
);

test('an empty array adds nothing', async () => {
  const { call } = await aTable();
  const answer = await call('POST', '', { body: [], headers: asRows });
  expect([answer.statusCode, answer.json()]).toEqual([201, []]);
});

test('the parameter columns selects the members that count', async () => {
  const { call } = await aTable();
  const body = [{ ...dune, title: 'Dune' }, severance];
  const answer = await call('POST', '?columns="movie_id","type"', { body });
  expect(answer.statusCode).toBe(201);
});

test('a member that a row lacks is null, or its default when that is preferred', async () => {
  const { id, call } = await aTable();
  const query = '?columns=user_id,movie_id,type,created_at&select=user_id,created_at';
  expect(await refusalOf(call('POST', query, { body: [{ ...dune, user_id: id }] }))).toEqual([
    400,
    '23502',
  ]);
  const answer = await call('POST', query, {
    body: [dune],
    headers: { prefer: 'missing=default, return=representation' },
  });
  expect(answer.json()).toEqual([{ user_id: id, created_at: '2026-11-21T12:00:00+00:00' }]);
});

test('a single row is written and given as an object', async () => {
  const { call } = await aTable();
  const headers = { ...asRows, accept: 'application/vnd.pgrst.object+json' };
  const answer = await call('POST', '', { body: [dune], headers });
  expect([answer.statusCode, answer.json()]).toMatchObject([201, dune]);
});

test('when a single row is requested, a body with another number of rows writes nothing', async () => {
  const { call } = await aTable();
  const headers = { accept: 'application/vnd.pgrst.object+json' };
  expect(await refusalOf(call('POST', '', { body: [dune, severance], headers }))).toEqual([
    406,
    'PGRST116',
  ]);
  expect((await call('GET')).json()).toEqual([]);
});

test.each([
  [{ type: 'movie' }, 400, '23502'],
  [{ movie_id: 5 }, 400, '23502'],
  [{ movie_id: null, type: 'movie' }, 400, '23502'],
  [{ ...dune, created_at: null }, 400, '23502'],
  [{ movie_id: 0, type: 'movie' }, 400, '23514'],
  [{ movie_id: -5, type: 'movie' }, 400, '23514'],
  [{ movie_id: 5, type: 'person' }, 400, '23514'],
  [{ movie_id: 5, type: ['movie'] }, 400, '23514'],
  [{ movie_id: 1.5, type: 'movie' }, 400, '22P02'],
  [{ movie_id: 'five', type: 'movie' }, 400, '22P02'],
  [{ movie_id: true, type: 'movie' }, 400, '22P02'],
  [{ movie_id: {}, type: 'movie' }, 400, '22P02'],
  [{ movie_id: 2 ** 53, type: 'movie' }, 400, '22003'],
  [{ movie_id: '9'.repeat(20), type: 'movie' }, 400, '22003'],
  [{ ...dune, created_at: 'now' }, 400, '22007'],
  [{ ...dune, created_at: '1890-01-01T00:00:00Z' }, 400, '22008'],
  [{ ...dune, user_id: 'me' }, 400, '22P02'],
  [{ ...dune, user_id: null }, 403, '42501'],
  [{ ...dune, title: 'Dune' }, 400, 'PGRST204'],
  [[dune, { movie_id: 5 }], 400, 'PGRST102'],
  [[dune, 5], 400, 'PGRST102'],
  ['dune', 400, 'PGRST102'],
  [null, 400, 'PGRST102'],
  [undefined, 400, 'PGRST102'],
])('the body %j is refused with %i %s', async (body, status, code) => {
  const { call } = await aTable();
  expect(await refusalOf(call('POST', '', { body }))).toEqual([status, code]);
  expect((await call('GET')).json()).toEqual([]);
});

test.each([
  [{ movie_id: 0, type: 'movie' }, 'The movie_id is 1 or more.'],
  [{ movie_id: 5, type: 'person' }, 'The type is movie or tv.'],
])('the refusal of %j says which values the column takes: %s', async (body, hint) => {
  const { call } = await aTable();
  expect((await call('POST', '', { body })).json()).toMatchObject({ hint });
});

test('a deeply nested value is refused like any other value that is not a number', async () => {
  const { call } = await aTable();
  const payload = `{"type":"movie","movie_id":${'['.repeat(10_000)}${']'.repeat(10_000)}}`;
  expect(await refusalOf(call('POST', '', { payload }))).toEqual([400, '22P02']);
});

test.each([
  ['no JSON', '{"movie_id": 5,', 400],
  ['too large', JSON.stringify('x'.repeat(2 ** 20)), 413],
])('a body that is %s is refused in the form of this API', async (_, payload, status) => {
  const { call } = await aTable();
  const answer = await call('POST', '', { payload });
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code: 'PGRST102', details: null, hint: null });
});

test('more than 1000 rows are refused', async () => {
  const { call } = await aTable();
  const body = Array.from({ length: 1001 }, (_, index) => ({ ...dune, movie_id: index + 1 }));
  expect(await refusalOf(call('POST', '', { body }))).toEqual([413, '54000']);
});

test('a user with 50,000 favorites adds none', async () => {
  const { database, id, call } = await aTable();
  for (let first = 1; first < 50_000; first += 1000) {
    const rows = Array.from({ length: 1000 }, (_, index) => ({
      user_id: id,
      type: 'movie' as const,
      movie_id: first + index,
      created_at: 0,
    }));
    await database.insertInto('favorites').values(rows).execute();
  }
  const refused = await call('POST', '', { body: severance });
  expect(refused.json()).toMatchObject({
    code: '54000',
    message: 'A user can have 50000 favorites at most',
  });
});

test.each([
  ['?columns=title', 'PGRST204'],
  ['?columns="movie_id', 'PGRST100'],
  ['?on_conflict=user_id,movie_id', '42P10'],
  ['?on_conflict=title', '42P10'],
  ['?movie_id=eq.5', 'PGRST127'],
  ['?limit=1', 'PGRST127'],
])('%s with an insert is refused with %s', async (query, code) => {
  const { call } = await aTable();
  expect(await refusalOf(call('POST', query, { body: dune }))).toEqual([400, code]);
});

test.each(['', 'resolution=merge-duplicates', 'resolution=ignore-duplicates'])(
  'a row for another user is refused with "%s"',
  async (prefer) => {
    const { server, call } = await aTable();
    const other = await aTableUser(server);
    const body = { ...dune, user_id: other.id.toUpperCase() };
    const answer = await call('POST', '', { body, headers: { prefer } });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      403,
      {
        code: '42501',
        message: 'new row violates row-level security policy for table "favorites"',
      },
    ]);
    expect((await other.call('GET')).json()).toEqual([]);
  },
);

test('a deleted user cannot add favorites', async () => {
  const { database, id, call } = await aTable();
  await database.deleteFrom('users').where('id', '=', id).execute();
  expect(await refusalOf(call('POST', '', { body: dune }))).toEqual([409, '23503']);
});
