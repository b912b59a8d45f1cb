/**
 * Picks one of the items by chance, each once until all were picked. `random` gives numbers from 0 up to,
 * not including, 1.
 */
export function createPick<Item>(
  textOf: (item: Item) => string,
  random: () => number,
): (items: Item[]) => Item | undefined {
  const picked = new Set<string>();
  return (items) => {
    let left = items.filter((item) => !picked.has(textOf(item)));
    if (left.length === 0) {
      picked.clear();
      left = items;
    }
    const item = left[Math.floor(random() * left.length)];
    if (item) picked.add(textOf(item));
    return item;
  };
}
