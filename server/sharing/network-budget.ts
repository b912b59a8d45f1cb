import { LRUCache } from 'lru-cache';
import { hashNetwork } from '#server/accounts/limits/network-hash.ts';
import { createRenderingBudget } from '#server/pages/rendering-budget.ts';

// Of networks that have not asked for long, the budget is full again anyway.
const mostNetworks = 10_000;

/**
 * Makes a function that says whether the network of an IP address may ask once more now: `perSecond`
 * times at once, and as often in each second after that. `clock` gives milliseconds.
 */
export function createNetworkBudget(perSecond: number, clock: () => number) {
  const budgets = new LRUCache<string, () => boolean>({ max: mostNetworks });
  return (ip: string): boolean => {
    // Nothing is stored, so the hash needs no secret.
    const network = hashNetwork('', ip);
    const mayAsk = budgets.get(network) ?? createRenderingBudget(perSecond, clock);
    budgets.set(network, mayAsk);
    return mayAsk();
  };
}
