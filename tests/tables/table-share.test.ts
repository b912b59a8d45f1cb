import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairShare } from '#server/tables/fair-share.ts';
import { aTable, aTableUser } from '#tests/support/accounts/a-table-user.ts';

test('one simultaneous request too many of a user is refused, and the others are answered', async () => {
  const { call, database } = await aTable([1]);
  // While this holds the only connection of the embedded database, all requests wait.
  const { asked, refused } = await database.connection().execute(async () => {
    const asked = Array.from({ length: 44 }, () => call('GET').then((answer) => answer));
    return { asked, refused: await call('GET') };
  });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('1');
  expect(refused.json()).toEqual({
    code: '53400',
    details: null,
    hint: 'Wait for answers before asking for more.',
    message: 'Too many requests of one user at once',
  });
  const statuses = (await Promise.all(asked)).map(({ statusCode }) => statusCode);
  expect(statuses).toEqual(Array(44).fill(200));
  expect((await call('GET')).statusCode).toBe(200);
});

test('one request of a user does not wait for all requests of another', async () => {
  const { call, database, server } = await aTable([1]);
  const bob = await aTableUser(server);
  await bob.call('GET');
  const answered: string[] = [];
  await database.connection().execute(async () => {
    for (let count = 0; count < 40; count += 1) void call('GET').then(() => answered.push('ann'));
    void bob.call('GET').then(() => answered.push('bob'));
    // When this is answered, all requests have arrived and wait for the connection or their turn.
    expect((await bob.call('PATCH')).statusCode).toBe(405);
  });
  await expect.poll(() => answered.length).toBe(41);
  expect(answered.indexOf('bob')).toBeLessThan(10);
});

test('synchronous work, like that of the embedded database, lets other work in between', async () => {
  const inTurn = createFairShare();
  const done: string[] = [];
  const workOf = (user: string) => inTurn(user, async () => done.push(user));
  const flood = Promise.all(Array.from({ length: 44 }, () => workOf('ann')));
  await setImmediate();
  await workOf('bob');
  await flood;
  expect(done).toHaveLength(45);
  expect(done.indexOf('bob')).toBeLessThan(5);
});
