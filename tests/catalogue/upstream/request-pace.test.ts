import { expect, test } from 'vitest';
import { createRequestPace } from '#server/catalogue/upstream/request-pace.ts';
import { aClock } from '#tests/support/start-test-app.ts';

const never = 1_000_000_000;

/** A pace in a time that moves only with whoever sleeps, and when each request started. */
function aPace() {
  const clock = aClock(0);
  const closing = new AbortController();
  const sleep = async (milliseconds: number) => {
    await Promise.resolve();
    clock.advance(milliseconds);
  };
  const pace = createRequestPace({ clock, sleep, random: () => 0 }, closing.signal);
  const starts: { user: string; at: number }[] = [];

  /** Asks in a user's name; `work` is what TMDB takes for it. */
  function ask(user: string, latestStart = never, work = async () => {}) {
    return pace.run({ users: new Set([user]), latestStart }, () => {
      starts.push({ user, at: clock() });
      return work();
    });
  }
  const askOften = (user: string, times: number) => Array.from({ length: times }, () => ask(user));
  return { pace, clock, closing, starts, ask, askOften };
}

/** A request that hangs until it is let go. */
function aHangingRequest() {
  let letGo = () => {};
  const hanging = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { work: () => hanging, letGo: () => letGo() };
}

test('forty may start at once, the next forty a good second later, and so on', async () => {
  const { starts, askOften } = aPace();
  await Promise.all(askOften('ada', 100));
  const startsAt = (time: number) => starts.filter(({ at }) => at === time).length;
  expect([0, 1150, 2300].map(startsAt)).toEqual([40, 40, 20]);
});

test('in no second do more than forty start, however long each of them takes', async () => {
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

test('what was not used up before does not add up', async () => {
  const { clock, starts, askOften } = aPace();
  await Promise.all(askOften('ada', 40));
  clock.advance(1_000_000);
  await Promise.all(askOften('ada', 41));
  expect(starts.at(-1)?.at).toBe(1_000_000 + 1150);
});

test('a clock that is put back stops nobody', async () => {
  const { clock, starts, askOften } = aPace();
  await Promise.all(askOften('ada', 40));
  clock.advance(-3_600_000);
  await Promise.all(askOften('ada', 41));
  expect(starts.at(-1)?.at).toBeLessThan(0);
});

test('a turn is taken together with a connection, of which there are twenty', async () => {
  const { clock, starts, ask, askOften } = aPace();
  const { work, letGo } = aHangingRequest();
  const hanging = Array.from({ length: 20 }, () => ask('ada', never, work));
  const waiting = askOften('ada', 20);
  clock.advance(10_000);
  letGo();
  await Promise.all([...hanging, ...waiting]);
  expect(starts.map(({ at }) => at)).toEqual([...Array(20).fill(0), ...Array(20).fill(10_000)]);
});

test('who would have to wait longer than they can is refused at once, and takes no turn', async () => {
  const { starts, ask, askOften } = aPace();
  await Promise.all(askOften('ada', 40));
  await expect(ask('ada', 500)).rejects.toMatchObject({ kind: 'busy', retryAfterSeconds: 5 });
  await ask('ada', 2000);
  expect(starts.at(-1)?.at).toBe(1150);
});

test('who waits in vain for a connection is refused while it hangs', async () => {
  const { clock, ask } = aPace();
  const { work, letGo } = aHangingRequest();
  const hanging = Array.from({ length: 20 }, () => ask('ada', never, work));
  const late = ask('ada', 10);
  clock.advance(20);
  await expect(late).rejects.toMatchObject({ kind: 'busy' });
  letGo();
  await Promise.all(hanging);
});

test('one user may have 140 requests waiting, and others wait beside them', async () => {
  const { ask, askOften } = aPace();
  const { work, letGo } = aHangingRequest();
  const hanging = Array.from({ length: 20 }, () => ask('ada', never, work));
  const waiting = askOften('ada', 140);
  await expect(ask('ada')).rejects.toMatchObject({ kind: 'busy' });
  const other = ask('bob');
  letGo();
  await Promise.all([...hanging, ...waiting, other]);
});

test('users take turns, however much one of them asks', async () => {
  const { starts, askOften } = aPace();
  await Promise.all([...askOften('ada', 100), ...askOften('bob', 3)]);
  // Twenty had started before Bob came.
  const next = starts.slice(20, 26).map(({ user }) => user);
  expect(next).toEqual(['ada', 'bob', 'ada', 'bob', 'ada', 'bob']);
});

test('a request that a second user joins has their turn as well', async () => {
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

test('nothing starts during a rest, and who cannot wait for its end is told its length', async () => {
  const { pace, starts, ask } = aPace();
  pace.rest(5000);
  const inVain = ask('ada', 4000);
  await expect(inVain).rejects.toMatchObject({ kind: 'resting', retryAfterSeconds: 5 });
  await ask('ada');
  expect(starts).toEqual([{ user: 'ada', at: 5000 }]);
});

test('a rest holds for those too who wait already', async () => {
  const { pace, starts, ask } = aPace();
  pace.rest(100);
  const patient = ask('ada');
  const impatient = ask('ada', 2000);
  pace.rest(3000);
  await expect(impatient).rejects.toMatchObject({ kind: 'resting' });
  await patient;
  expect(starts).toEqual([{ user: 'ada', at: 3000 }]);
});

test('a failure of the work is its own, and frees the connection', async () => {
  const { ask, askOften } = aPace();
  const failing = async () => {
    throw new Error('The work failed');
  };
  const failed = Array.from({ length: 25 }, () => ask('ada', never, failing));
  for (const one of failed) await expect(one).rejects.toThrow('The work failed');
  await Promise.all(askOften('ada', 15));
});

test('the end refuses all that wait', async () => {
  const { closing, ask } = aPace();
  const { work } = aHangingRequest();
  for (let asked = 0; asked < 20; asked++) void ask('ada', never, work);
  const waiting = ask('ada');
  closing.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  await expect(ask('ada')).rejects.toMatchObject({ name: 'AbortError' });
});
