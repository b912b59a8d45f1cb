import { LRUCache } from 'lru-cache';
import { hashNetwork } from '#server/accounts/limits/network-hash.ts';
import { type Budget, createRenderingBudget } from '#server/pages/rendering-budget.ts';

/** How many addresses of shared lists a network opens. */
export const openingsPerSecond = 20;

// Of networks that have not asked for long, the budget is full again anyway.
const mostNetworks = 10_000;

/** Makes a budget for each network, which is that of an IP address. `clock` gives milliseconds. */
export function createNetworkBudget(perSecond: number, clock: () => number) {
  const budgets = new LRUCache<string, Budget>({ max: mostNetworks });
  return (ip: string, cost?: number): boolean => {
    // Nothing is stored, so the hash needs no secret.
    const network = hashNetwork('', ip);
    const mayAsk = budgets.get(network) ?? createRenderingBudget(perSecond, clock);
    budgets.set(network, mayAsk);
    return mayAsk(cost);
  };
}
