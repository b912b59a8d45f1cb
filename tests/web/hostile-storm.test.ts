import { expect, test } from 'vitest';
import { seededRandom } from '#catalogue/posters/seeded-random.ts';
import { statusOf } from '#tests/support/hostile/answer-fault.ts';
import { garbageBytes } from '#tests/support/hostile/hostile-bytes.ts';
import { bytesOf } from '#tests/support/hostile/hostile-requests.ts';
import { sendBytes } from '#tests/support/hostile/send-bytes.ts';
import { sendGarbage, sendStorm } from '#tests/support/hostile/storm.ts';
import { aStormTarget } from '#tests/support/hostile/storm-target.ts';

// `npm run storm` sends 20,000; STORM_FIRST=number STORM_REQUESTS=1 sends one of them again.
const count = Number(process.env.STORM_REQUESTS ?? 2000);
const first = Number(process.env.STORM_FIRST ?? 0);
const part = Math.max(200, Math.ceil(count / 10));
const patience = { timeout: 3_600_000 };

test(
  `a storm of ${count} hostile requests gets no 5xx, no hang and no secret`,
  patience,
  async () => {
    const target = await aStormTarget();
    const { faults, accepted } = await sendStorm(target, { first, count });
    expect(faults).toEqual([]);
    expect(await target.stillServes()).toBe(true);
    // If the server refused every request early, the test would prove nothing.
    expect(accepted).toBeGreaterThanOrEqual(Math.floor(count * 0.15));
  },
);

test('a storm against the limits passes too, and does not limit others', patience, async () => {
  const target = await aStormTarget({ REQUEST_LIMIT_FACTOR: '1' });
  const limited = /^\/auth\/v1\/(token|signup|verify|recover|otp)/;
  const isMeant = ({ path }: { path: string }) => limited.test(path);
  const { faults, statuses } = await sendStorm(target, { first, count: part, isMeant });
  expect(faults).toEqual([]);
  expect(statuses[429]).toBeGreaterThan(0);
  expect(await target.stillServes()).toBe(true);
});

test(
  'garbage, smuggled and unfinished requests get no 5xx, no hang and no secret',
  patience,
  async () => {
    const target = await aStormTarget();
    const faults = await sendGarbage(target, { first, count: part }, (number) =>
      garbageBytes(seededRandom(`garbage ${number}`)),
    );
    expect(faults).toEqual([]);
    expect(await target.stillServes()).toBe(true);
  },
);

test('the storm’s requests are accepted before it makes them hostile', async () => {
  const { port, material } = await aStormTarget();
  for (const request of (await material()).requests) {
    const body = Buffer.from(request.body === undefined ? '' : JSON.stringify(request.body));
    const plain = { ...request, headers: Object.entries(request.headers), body, isHalf: false };
    const given = statusOf(await sendBytes(port, bytesOf(plain)));
    const {
      method,
      path,
      status = expect.toSatisfy((code) => code >= 200 && code < 300),
    } = request;
    expect({ method, path, status: given }).toEqual({ method, path, status });
  }
});

test('the storm has a request for every route', async () => {
  const { app, material } = await aStormTarget();
  const paths = (await material()).requests.map(({ path }) => path.split('?')[0] ?? '');
  const unknown = pathsOf(app.printRoutes({ commonPrefix: false })).filter((route) => {
    const pattern = new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`);
    return !paths.some((path) => pattern.test(path));
  });
  expect(unknown).toEqual([]);
});

/** The paths of the route tree that Fastify prints, each branch joined to its parents. */
function pathsOf(tree: string): string[] {
  const above: string[] = [];
  return [...tree.matchAll(/^([│ ]*)[├└]── (\S+) \(/gm)].map(([, indent = '', part = '']) => {
    const depth = indent.length / 4;
    above[depth] = `${depth > 0 ? above[depth - 1] : ''}${part}`;
    return above[depth];
  });
}
