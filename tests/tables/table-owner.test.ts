import fc from 'fast-check';
import { expect, test } from 'vitest';
import { favorites } from '#contract/tables/title-lists.ts';
import { aTable, aTableUser } from '#tests/support/accounts/a-table-user.ts';

/** Two users of one server, with the same and with different favorites. */
async function twoUsers() {
  const { server, ...ada } = await aTable([1, 2, 3]);
  const eve = await aTableUser(server);
  await eve.call('POST', '', {
    body: [
      { movie_id: 2, type: 'movie' },
      { movie_id: 9, type: 'tv' },
    ],
  });
  return { ada, eve };
}

const operators = ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'like', 'is', 'in'];
const columns = Object.keys(favorites.columns);

/** Filters that are valid, nearly valid and nonsense. */
function someFilters(userIds: string[]) {
  const value = fc.oneof(
    fc.constantFrom(...userIds, 'movie', 'tv', 'null', '*', '%', '2026-11-21T12:00:00Z'),
    fc.integer().map(String),
    fc.constantFrom("' or 1=1 --", '1);drop table favorites;--', '") or ("1"="1', '\u0000', '\\'),
    fc.string({ unit: 'binary' }),
  );
  const operand = fc.oneof(
    value,
    fc.array(value, { maxLength: 3 }).map((values) => `(${values.join(',')})`),
  );
  const filter = fc.record({
    column: fc.constantFrom(...columns),
    not: fc.constantFrom('', 'not.'),
    operator: fc.constantFrom(...operators),
    operand,
  });
  return fc
    .array(filter, { minLength: 1, maxLength: 3 })
    .map((filters) =>
      filters
        .map(
          (each) =>
            `${each.column}=${encodeURIComponent(`${each.not}${each.operator}.${each.operand}`)}`,
        )
        .join('&'),
    );
}

test('no filter reads or removes a row of another user, or breaks the server', {
  timeout: 60_000,
}, async () => {
  const { ada, eve } = await twoUsers();
  const before = (await ada.call('GET')).json();
  let answered = 0;
  await fc.assert(
    fc.asyncProperty(someFilters([ada.id, eve.id]), async (filters) => {
      const read = await eve.call('GET', `?${filters}`);
      expect(read.statusCode).toBeLessThan(500);
      if (read.statusCode === 200) {
        answered += read.json().length;
        for (const row of read.json()) expect(row.user_id).toBe(eve.id);
      }
      const headers = { prefer: 'return=representation' };
      const removal = await eve.call('DELETE', `?${filters}`, { headers });
      expect(removal.statusCode).toBe(read.statusCode);
      if (removal.statusCode === 200) {
        expect(removal.json()).toHaveLength(read.json().length);
        for (const row of removal.json()) expect(row.user_id).toBe(eve.id);
        await eve.call('POST', '', {
          body: removal.json(),
          headers: { prefer: 'resolution=ignore-duplicates' },
        });
      }
    }),
    { numRuns: 300 },
  );
  expect(answered).toBeGreaterThan(0);
  expect((await ada.call('GET')).json()).toEqual(before);
});

test('no row is added for another user, whatever is sent', { timeout: 60_000 }, async () => {
  const { ada, eve } = await twoUsers();
  const before = (await ada.call('GET')).json();
  const row = fc.record(
    {
      user_id: fc.constantFrom<unknown>(ada.id, ada.id.toUpperCase(), [ada.id], null, ` ${ada.id}`),
      movie_id: fc.oneof<fc.Arbitrary<unknown>[]>(fc.integer(), fc.double(), fc.string()),
      type: fc.constantFrom<unknown>('movie', 'tv', 'MOVIE', 5),
      created_at: fc.oneof(fc.string(), fc.date({ noInvalidDate: true }).map(String)),
    },
    { requiredKeys: ['user_id'] },
  );
  const preference = fc.constantFrom(
    '',
    'resolution=merge-duplicates',
    'resolution=ignore-duplicates',
  );
  await fc.assert(
    fc.asyncProperty(row, preference, async (body, prefer) => {
      const { statusCode } = await eve.call('POST', '', { body, headers: { prefer } });
      expect(statusCode).toBeGreaterThanOrEqual(400);
      expect(statusCode).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
  expect((await ada.call('GET')).json()).toEqual(before);
});

test('a filter on another user matches nothing, and reveals nothing else', async () => {
  const { ada, eve } = await twoUsers();
  const read = await eve.call('GET', `?user_id=eq.${ada.id}`, {
    headers: { prefer: 'count=exact' },
  });
  expect([read.statusCode, read.json(), read.headers['content-range']]).toEqual([200, [], '*/0']);
  const removal = await eve.call('DELETE', `?user_id=eq.${ada.id}`);
  expect(removal.statusCode).toBe(204);
  expect((await ada.call('GET')).json()).toHaveLength(3);
});

test('removing a favorite that both users have leaves the other user’s', async () => {
  const { ada, eve } = await twoUsers();
  await eve.call('DELETE', '?movie_id=eq.2&type=eq.movie');
  expect((await ada.call('GET', '?movie_id=eq.2')).json()).toHaveLength(1);
});

test.each([
  ['a name of broken bytes', '?%ff%fe=eq.1'],
  ['a value of broken bytes', '?movie_id=%ff'],
  ['half an escape', '?movie_id=eq.%'],
  ['a lone percent sign', '?%'],
  ['nothing but separators', '?&&&==&?'],
  ['a filter on __proto__', '?__proto__=eq.1'],
  ['a filter on constructor', '?constructor=eq.1'],
  ['select=constructor', '?select=constructor'],
  ['a null character', '?select=%00'],
  ['a number beyond every range', '?movie_id=eq.1e400'],
  ['an id of 5,000 digits', `?movie_id=eq.${'9'.repeat(5000)}`],
  ['an offset of 30 digits', `?offset=${'9'.repeat(30)}`],
  ['an offset of 5,000 digits', `?offset=${'9'.repeat(5000)}`],
  ['a limit of 5,000 digits', `?limit=${'9'.repeat(5000)}&offset=9007199254740991`],
  ['3,000 orders', `?order=${Array(3000).fill('type').join()}`],
  ['3,000 selected columns', `?select=${Array(3000).fill('type').join()}`],
  ['a list of 8,000 ids', `?movie_id=in.(${Array(8000).fill(1).join()})`],
  ['a list of 4,001 quotes', `?movie_id=in.(${'"'.repeat(4001)})`],
])('%s does not cause an error of the server', async (_, query) => {
  const { call } = await aTable([1]);
  expect((await call('GET', query)).statusCode).toBeLessThan(500);
});

test.each([
  ['prefer', ',,,=,count,count=,__proto__=x,return=representation=x'],
  ['accept', ';;,,'],
  ['accept-profile', '__proto__'],
])('the header %s: %s does not cause an error of the server', async (name, value) => {
  const { call } = await aTable([1]);
  expect((await call('GET', '', { headers: { [name]: value } })).statusCode).toBeLessThan(500);
});
