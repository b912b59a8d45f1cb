import { join } from 'node:path';
import SqliteDatabase from 'libsql';
import { expect, onTestFinished, test } from 'vitest';
import { aTable } from '#tests/support/accounts/a-table-user.ts';

test('a write to a locked database is answered 503 to be retried, not as a conflict', async () => {
  const { call, settings } = await aTable();
  const other = new SqliteDatabase(join(settings.dataDirectory, 'marquee.db'));
  onTestFinished(() => void other.close());
  other.exec('begin immediate');
  const body = { movie_id: 550, type: 'movie' };
  const refused = await call('POST', '', { body });
  other.exec('rollback');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toMatchObject({ code: '55P03' });
  expect((await call('POST', '', { body })).statusCode).toBe(201);
});
