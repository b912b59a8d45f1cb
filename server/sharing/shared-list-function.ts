import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { FindSharedList } from '#server/sharing/own-shared-lists.ts';
import { readValue } from '#server/tables/column-values.ts';
import { tableFailure } from '#server/tables/table-failure.ts';

const argumentsSchema = v.object({ address: v.string() });

/**
 * The function of the tables' API that a hosted project has too: it gives everybody what an address
 * shows. Throws PGRST202 for other arguments, and 22P02 for what is no UUID.
 */
export function openSharedList(find: FindSharedList) {
  return async ({ body }: FastifyRequest) => {
    const given = v.safeParse(argumentsSchema, body);
    if (given.success) return find(String(readValue('uuid', given.output.address)));
    const message = 'Could not find the function public.shared_list with these arguments';
    throw tableFailure(404, 'PGRST202', message, { hint: 'Send an address.' });
  };
}
