import { expect, onTestFinished, test, vi } from 'vitest';
import { atMostEvery } from '#server/web/at-most-every.ts';

test('repeated calls pass at most once in the interval', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const said: number[] = [];
  const say = atMostEvery(1000, (number: number) => said.push(number));
  for (const number of [0, 1, 2, 3, 4]) {
    say(number);
    vi.advanceTimersByTime(500);
  }
  expect(said).toEqual([0, 2, 4]);
});
