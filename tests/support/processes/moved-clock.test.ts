import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { decodeJwt } from 'jose';
import { expect, test } from 'vitest';
import { aServerProcess } from '#tests/support/processes/a-server-process.ts';
import { signUp } from '#tests/support/processes/api-calls.ts';
import { movedClockEnvironment, movedMilliseconds } from '#tests/support/processes/moved-clock.mjs';

const day = 86_400;

/** Prints by how many days the clock is ahead of the machine's, which `performance` still shows. */
const measure = `
  const machine = performance.timeOrigin + performance.now();
  const dates = [Date.now(), new Date().getTime(), new (class extends Date {})().getTime(), Date.parse(Date())];
  console.log(JSON.stringify(dates.map((date) => Math.round((date - machine) / 86_400_000))));
`;

test.each([
  ['on', 5],
  ['back', -1],
])('the clock of a process goes %s by %d days, however it is asked', (_direction, days) => {
  const { stdout } = spawnSync(process.execPath, ['--eval', measure], {
    env: { PATH: process.env.PATH, ...movedClockEnvironment(days * day) },
    encoding: 'utf8',
  });
  expect(JSON.parse(stdout)).toEqual([days, days, days, days]);
});

test('a date that is given is not moved, and is still a date', () => {
  expect(new Date('2026-11-21T12:00:00Z').toISOString()).toBe('2026-11-21T12:00:00.000Z');
  expect(new Date(2026, 10, 21).getDate()).toBe(21);
  expect(new Date()).toBeInstanceOf(Date);
  expect(new Date().constructor).toBe(Date);
});

test('the server that a test starts has the clock of the test', async () => {
  const { target } = await aServerProcess({ AUTOCONFIRM: 'true' });
  const { access_token } = await signUp(await target(), 'ada@example.com');
  const issuedAt = (decodeJwt(access_token).iat ?? 0) * 1000;
  expect(movedMilliseconds()).not.toBe(0);
  expect(Math.round((Date.now() - issuedAt) / (day * 1000))).toBe(0);
});

test('no test in a browser goes around the clock', () => {
  const specs = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.spec.ts'),
  );
  expect(specs.length).toBeGreaterThan(20);
  const around = /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/;
  expect(specs.filter((name) => around.test(readFileSync(`tests/e2e/${name}`, 'utf8')))).toEqual(
    [],
  );
});
