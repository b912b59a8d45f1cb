// The ticked services, of which a filter takes only so many.
import { expect, test } from 'vitest';
import { afterTick } from '#client/features/watching/services/after-tick.ts';
import { mostServices } from '#client/features/watching/watch-choices.ts';
import { getListFilter } from '#client/lib/list-filter.ts';

const many = Array.from({ length: mostServices }, (_, place) => 10_000 + place);

test('a service is ticked and unticked', () => {
  expect(afterTick([8, 9], 337, true)).toEqual([8, 9, 337]);
  expect(afterTick([8, 9], 8, false)).toEqual([9]);
});

test('of too many services those ticked last stay, and are a filter', () => {
  const ticked = afterTick(many, 8, true);
  expect(ticked).toEqual([...many.slice(1), 8]);
  const services = ticked.join('|');
  expect(getListFilter(`?services=${services}&region=DE`).services).toBe(services);
});
