/**
 * Gives the number of typos between two words: a letter too many, too few, wrong, or swapped with
 * its neighbour (Damerau-Levenshtein distance, optimal string alignment). Infinity when there are
 * more than `limit`.
 */
export function editDistance(from: string, to: string, limit = Infinity): number {
  let beforePrevious: number[] = [];
  let previous: number[] = [];
  for (let column = 0; column <= to.length; column++) previous.push(column);
  for (let row = 1; row <= from.length; row++) {
    const letter = from.charCodeAt(row - 1);
    const letterBefore = from.charCodeAt(row - 2);
    const current = [row];
    let lowest = row;
    // Cells further from the diagonal exceed the limit, so they are left out.
    const last = Math.min(to.length, row + limit);
    for (let column = Math.max(1, row - limit); column <= last; column++) {
      const other = to.charCodeAt(column - 1);
      let distance = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (letter === other ? 0 : 1),
      );
      if (letterBefore === other && letter === to.charCodeAt(column - 2)) {
        distance = Math.min(distance, at(beforePrevious, column - 2) + 1);
      }
      current[column] = distance;
      lowest = Math.min(lowest, distance);
    }
    if (lowest > limit) return Infinity;
    beforePrevious = previous;
    previous = current;
  }
  const distance = at(previous, to.length);
  return distance > limit ? Infinity : distance;
}

function at(distances: number[], column: number): number {
  return distances[column] ?? Infinity;
}
