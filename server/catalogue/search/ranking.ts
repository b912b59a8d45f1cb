import { createLowestNumbers } from '#server/catalogue/search/lowest-numbers.ts';

/** Positions with their ranks. The lowest rank is the best, and of equal ranks the lower position. */
export interface Ranking {
  isEmpty(): boolean;
  /** Ranks a position, unless it has a lower rank already. */
  add(position: number, rank: number): void;
  /** Empties the ranking. Counts all positions that are wanted, and gives a section of them. */
  take(section: Section, isWanted: (position: number) => boolean): RankedPositions;
}

/** So many, from the one with this number on; the best has number 0. */
export interface Section {
  first: number;
  count: number;
}

export interface RankedPositions {
  /** The section, best first. */
  positions: number[];
  /** How many there are in all. */
  total: number;
}

const unranked = 0xffff;

/** Makes an empty ranking of positions below `size`, to be filled again and again. */
export function createRanking(size: number): Ranking {
  const ranks = new Uint16Array(size).fill(unranked);
  const ranked = new Uint32Array(size);
  let rankedCount = 0;

  return {
    isEmpty: () => rankedCount === 0,

    add(position, rank) {
      const before = ranks[position] ?? unranked;
      if (before === unranked) {
        ranked[rankedCount] = position;
        rankedCount += 1;
      }
      if (rank < before) ranks[position] = rank;
    },

    take({ first, count }, isWanted) {
      // Only what leads up to the section is ever sorted: a word can match half of all titles.
      const best = createLowestNumbers(first + count);
      let total = 0;
      for (const position of ranked.subarray(0, rankedCount)) {
        const rank = ranks[position] ?? unranked;
        ranks[position] = unranked;
        if (!isWanted(position)) continue;
        total += 1;
        best.add(rank * size + position);
      }
      rankedCount = 0;
      const positions = Array.from(best.sorted().subarray(first), (number) => number % size);
      return { positions, total };
    },
  };
}
