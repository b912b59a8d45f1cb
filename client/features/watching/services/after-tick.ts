import { mostServices } from '#client/features/watching/watch-choices.ts';

/** The ids of the ticked services after one of them was ticked or unticked; of too many, the last. */
export function afterTick(ticked: readonly number[], id: number, isTicked: boolean): number[] {
  const others = ticked.filter((each) => each !== id);
  return isTicked ? [...others, id].slice(-mostServices) : others;
}
