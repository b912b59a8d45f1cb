import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { createNetworkBudget, openingsPerSecond } from '#server/sharing/network-budget.ts';
import type { FindSharedList } from '#server/sharing/own-shared-lists.ts';
import { readValue } from '#server/tables/column-values.ts';
import { tableFailure } from '#server/tables/table-failure.ts';

const argumentsSchema = v.object({ address: v.string() });

/**
 * The function of the tables' API that a hosted project has too: it gives everybody what an address
 * shows. Throws PGRST202 for other arguments, 22P02 for what is no UUID, and 53400 for a network that
 * asks too often.
 */
export function openSharedList(find: FindSharedList, clock: () => number) {
  const mayAsk = createNetworkBudget(openingsPerSecond, clock);
  return async ({ ip, body }: FastifyRequest) => {
    if (!mayAsk(ip)) {
      throw tableFailure(429, '53400', 'Too many requests. Please try again.', {
        headers: { 'Retry-After': '1' },
      });
    }
    const given = v.safeParse(argumentsSchema, body);
    if (given.success) return find(String(readValue('uuid', given.output.address)));
    const message = 'Could not find the function public.shared_list with these arguments';
    throw tableFailure(404, 'PGRST202', message, { hint: 'Send an address.' });
  };
}
