/** Choices that look random but are always the same for the same seed. */
export interface SeededRandom {
  /** A whole number between two numbers, both included. */
  between(least: number, most: number): number;
  /** Any number between two numbers. */
  within(least: number, most: number): number;
  chance(probability: number): boolean;
  /** One of the items; throws when there are none. */
  pick<Item>(items: readonly Item[]): Item;
}

/**
 * A source of random numbers for one seed (FNV-1a into mulberry32). `Math.random` takes no seed,
 * and a poster must look the same on every machine and in every build.
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
