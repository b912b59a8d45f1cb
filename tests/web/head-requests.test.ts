import { expect, test } from 'vitest';
import { userTables } from '#contract/tables/user-tables.ts';
import { aStormTarget } from '#tests/support/hostile/storm-target.ts';

// The storm has at least one request for every route of the server.
async function answersToHead() {
  const { app, material } = await aStormTarget();
  const { requests } = await material();
  const gets = requests.filter(({ method, headers }) => method === 'GET' && !headers.upgrade);
  const answers = [];
  for (const { path, headers } of gets) {
    const { statusCode } = await app.inject({ method: 'HEAD', url: path, headers });
    answers.push({ path: path.split('?')[0], statusCode });
  }
  return answers;
}

test('HEAD is answered where a GET only reads, and refused everywhere else', async () => {
  const answers = await answersToHead();
  const answered = answers.filter(({ statusCode }) => statusCode < 400).map(({ path }) => path);
  expect(new Set(answered)).toEqual(
    new Set([
      ...['/', '/login', '/favorites', '/reset-password', '/index.html', '/assets/main-abc123.js'],
      ...['/config.json', '/healthz', '/readyz', '/metrics', '/inbox', '/t/p/w500/movie-603.svg'],
      ...userTables.map(({ name }) => `/rest/v1/${name}`),
    ]),
  );
  const refused = answers.filter(({ statusCode }) => statusCode >= 400);
  expect(refused.filter(({ statusCode }) => ![404, 405, 426].includes(statusCode))).toEqual([]);
});
