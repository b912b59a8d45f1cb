/** Draws that look random and are the same every time for the same seed. */
export interface SeededRandom {
  /** A whole number between both ends, ends included. */
  between(least: number, most: number): number;
  /** Any number from the one to the other. */
  within(least: number, most: number): number;
  chance(probability: number): boolean;
  /** One of the items; throws if there are none. */
  pick<Item>(items: readonly Item[]): Item;
}

/**
 * A random source for one seed. Our own ten lines (FNV-1a into mulberry32), because Math.random
 * takes no seed and a poster has to look the same on every machine and after every restart.
 */
export function seededRandom(seed: string): SeededRandom {
  let state = 0x811c9dc5;
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 0x01000193);
  }

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  return {
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    within: (least, most) => least + next() * (most - least),
    chance: (probability) => next() < probability,
    pick(items) {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('There is nothing to pick from.');
      return item;
    },
  };
}
