import { expect, test } from 'vitest';
import { createRequestPace } from '#server/catalogue/upstream/request-pace.ts';
import { aClock } from '#tests/support/start-test-app.ts';

const never = 1_000_000_000;

/** A pace whose clock moves only by `sleep`, and the start time of each request. */
function aPace() {
  const clock = aClock(0);
  const closing = new AbortController();
  const sleep = async (milliseconds: number) => {
    await Promise.resolve();
    clock.advance(milliseconds);
  };
  const pace = createRequestPace({ clock, sleep, random: () => 0 }, closing.signal);
  const starts: { user: string; at: number }[] = [];

  /** Makes a request for a user; `work` stands for the time until TMDB answers. */
  function ask(user: string, latestStart = never, work = async () => {}) {
    return pace.run({ users: new Set([user]), latestStart }, () => {
      starts.push({ user, at: clock() });
      return work();
    });
  }
  const askOften = (user: string, times: number) => Array.from({ length: times }, () => ask(user));
  return { pace, clock, closing, starts, ask, askOften };
}

/** A request that hangs until the test releases it. */
function aHangingRequest() {
  let letGo = () => {};
  const hanging = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { work: () => hanging, letGo: () => letGo() };
}

test('forty requests may start at once, the next forty just over a second later, and so on', async () => {
  const { starts, askOften } = aPace();
  await Promise.all(askOften('ada', 100));
  const startsAt = (time: number) => starts.filter(({ at }) => at === time).length;
  expect([0, 1150, 2300].map(startsAt)).toEqual([40, 40, 20]);
});

test('at most forty requests start in any second, however long each of them takes', async () => {
  const { clock, starts, ask } = aPace();
  const taking = async () => {
    await Promise.resolve();
    clock.advance(7);
  };
  await Promise.all(Array.from({ length: 130 }, () => ask('ada', never, taking)));
  const inTheNextSecond = starts.map(
    ({ at }) => starts.filter((other) => other.at >= at && other.at < at + 1000).length,
  );
  expect(starts).toHaveLength(130);
  expect(Math.max(...inTheNextSecond)).toBe(40);
});

test('unused starts do not accumulate', async () => {
  const { clock, starts, askOften } = aPace();
  await Promise.all(askOften('ada', 40));
  clock.advance(1_000_000);
  await Promise.all(askOften('ada', 41));
  expect(starts.at(-1)?.at).toBe(1_000_000 + 1150);
});

test('a clock that is set back delays nothing', async () => {
  const { clock, starts, askOften } = aPace();
  await Promise.all(askOften('ada', 40));
  clock.advance(-3_600_000);
  await Promise.all(askOften('ada', 41));
  expect(starts.at(-1)?.at).toBeLessThan(0);
});

test('a request starts only with one of the twenty connections', async () => {
  const { clock, starts, ask, askOften } = aPace();
  const { work, letGo } = aHangingRequest();
  const hanging = Array.from({ length: 20 }, () => ask('ada', never, work));
  const waiting = askOften('ada', 20);
  clock.advance(10_000);
  letGo();
  await Promise.all([...hanging, ...waiting]);
  expect(starts.map(({ at }) => at)).toEqual([...Array(20).fill(0), ...Array(20).fill(10_000)]);
});

test('a request that would have to wait too long is refused at once, and uses no turn', async () => {
  const { starts, ask, askOften } = aPace();
  await Promise.all(askOften('ada', 40));
  await expect(ask('ada', 500)).rejects.toMatchObject({ kind: 'busy', retryAfterSeconds: 5 });
  await ask('ada', 2000);
  expect(starts.at(-1)?.at).toBe(1150);
});

test('a request that gets no connection in time is refused while the others hang', async () => {
  const { clock, ask } = aPace();
  const { work, letGo } = aHangingRequest();
  const hanging = Array.from({ length: 20 }, () => ask('ada', never, work));
  const late = ask('ada', 10);
  clock.advance(20);
  await expect(late).rejects.toMatchObject({ kind: 'busy' });
  letGo();
  await Promise.all(hanging);
});

test('one user may have 140 requests waiting, and other users may wait as well', async () => {
  const { ask, askOften } = aPace();
  const { work, letGo } = aHangingRequest();
  const hanging = Array.from({ length: 20 }, () => ask('ada', never, work));
  const waiting = askOften('ada', 140);
  await expect(ask('ada')).rejects.toMatchObject({ kind: 'busy' });
  const other = ask('bob');
  letGo();
  await Promise.all([...hanging, ...waiting, other]);
});

test('users take turns, however many requests one of them makes', async () => {
  const { starts, askOften } = aPace();
  await Promise.all([...askOften('ada', 100), ...askOften('bob', 3)]);
  // Twenty had started before Bob's first request.
  const next = starts.slice(20, 26).map(({ user }) => user);
  expect(next).toEqual(['ada', 'bob', 'ada', 'bob', 'ada', 'bob']);
});

test('a request that a second user joins can start in the turn of either', async () => {
  const { pace, starts, askOften } = aPace();
  const first = askOften('ada', 100);
  const users = new Set(['ada']);
  const shared = pace.run({ users, latestStart: never }, async () => {
    starts.push({ user: 'both', at: 0 });
  });
  users.add('bob');
  await Promise.all([...first, shared]);
  expect(starts.findIndex(({ user }) => user === 'both')).toBe(21);
});

test('nothing starts during a rest, and a request that cannot wait is refused with its length', async () => {
  const { pace, starts, ask } = aPace();
  pace.rest(5000);
  const inVain = ask('ada', 4000);
  await expect(inVain).rejects.toMatchObject({ kind: 'resting', retryAfterSeconds: 5 });
  await ask('ada');
  expect(starts).toEqual([{ user: 'ada', at: 5000 }]);
});

test('a rest also delays the requests that wait already', async () => {
  const { pace, starts, ask } = aPace();
  pace.rest(100);
  const patient = ask('ada');
  const impatient = ask('ada', 2000);
  pace.rest(3000);
  await expect(impatient).rejects.toMatchObject({ kind: 'resting' });
  await patient;
  expect(starts).toEqual([{ user: 'ada', at: 3000 }]);
});

test('a request that fails rejects alone, and frees the connection', async () => {
  const { ask, askOften } = aPace();
  const failing = async () => {
    throw new Error('The work failed');
  };
  const failed = Array.from({ length: 25 }, () => ask('ada', never, failing));
  for (const one of failed) await expect(one).rejects.toThrow('The work failed');
  await Promise.all(askOften('ada', 15));
});

test('closing refuses all waiting requests', async () => {
  const { closing, ask } = aPace();
  const { work } = aHangingRequest();
  for (let asked = 0; asked < 20; asked++) void ask('ada', never, work);
  const waiting = ask('ada');
  closing.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await expect(ask('ada')).rejects.toMatchObject({ name: 'AbortError' });
});
