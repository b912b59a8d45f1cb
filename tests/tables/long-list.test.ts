// A list that is longer than one answer, read by the app's own code while another device changes it.
import { PostgrestClient } from '@supabase/postgrest-js';
import { expect, test } from 'vitest';
import { readListRows } from '#client/features/lists/list-client.ts';
import { favorites } from '#contract/tables/title-lists.ts';
import { aTable } from '#tests/support/accounts/a-table-user.ts';

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * Reads the movies 1 to 2,500 of a list, of which another device removes some before the second
 * answer.
 */
async function readWhileRemoving(removed: number) {
  const { app, secrets, token, id, call } = await aTable();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  for (const first of [1, 1001, 2001]) {
    const body = range(first, Math.min(first + 999, 2500)).map((movie_id) => ({
      movie_id,
      type: 'movie',
      created_at: new Date(1_767_225_600_000 + movie_id).toISOString(),
    }));
    await call('POST', '', { body });
  }
  let answers = 0;
  const table = new PostgrestClient(`${origin}/rest/v1`, {
    headers: { apikey: secrets.publishableKey, Authorization: `Bearer ${token}` },
    async fetch(input, init) {
      answers += 1;
      if (answers === 2) await call('DELETE', `?movie_id=lte.${removed}`);
      return fetch(input, init);
    },
  });
  const rows = await readListRows(Object.assign(table, { getWait: () => 0 }), favorites, id, [
    'movie_id',
    'type',
  ]);
  return rows.map((row) => (row as { movie_id: number }).movie_id);
}

test.each([0, 1, 1000, 1700, 2500])(
  'a long list is read without a gap while %i of its rows are removed',
  async (removed) => {
    expect(await readWhileRemoving(removed)).toEqual(range(removed + 1, 2500));
  },
);
