import type { FastifyReply, FastifyRequest } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import { userTables } from '#contract/tables/user-tables.ts';
import { Failure, type FailureOptions, frameCodes } from '#server/failure.ts';

interface TableFailureOptions extends Omit<FailureOptions, 'details'> {
  details?: string;
  hint?: string;
}

/**
 * A failure of the table API. `code` and `message` are those of PostgREST or PostgreSQL, because
 * clients compare them (docs/contracts/table-and-feed.md#table-errors); `hint` or `details` has the
 * remedy.
 */
export function tableFailure(
  status: number,
  code: string,
  message: string,
  { details, hint, ...rest }: TableFailureOptions = {},
): Failure {
  return new Failure(status, code, message, { ...rest, details: { details, hint } });
}

/** A query parameter that cannot be read: 400 PGRST100. */
export function unreadableParameter(name: string, text: string, remedy: string): Failure {
  return tableFailure(400, 'PGRST100', `Failed to parse ${name} parameter (${text})`, {
    details: remedy,
  });
}

/** A feature of PostgREST that this server does not have: 400 PGRST127. */
export function notImplemented(details: string): Failure {
  return tableFailure(400, 'PGRST127', 'Feature not implemented', { details });
}

const wireCodes: Record<string, string> = {
  [frameCodes.badJson]: 'PGRST102',
  [frameCodes.bodyTooLarge]: 'PGRST102',
  [frameCodes.badRequest]: 'PGRST100',
  [frameCodes.methodNotAllowed]: 'PGRST117',
  [frameCodes.timeout]: '57014',
  [frameCodes.notSaved]: '58030',
  [frameCodes.databaseBusy]: '55P03',
  [frameCodes.databaseUnavailable]: 'PGRST000',
  [frameCodes.unexpected]: 'XX000',
};

/** Sends the failure with the four members of every error body of this API. */
export function writeTableFailure(failure: Failure, request: FastifyRequest, reply: FastifyReply) {
  const known = failure.code === frameCodes.notFound ? nothingAt(request.url) : failure;
  const code = wireCodes[known.code] ?? known.code;
  const { details = null, hint = null } = known.details;
  return reply
    .header('Proxy-Status', `PostgREST; error=${code}`)
    .send({ code, details, hint, message: known.message });
}

function nothingAt(url: string): Failure {
  const path = url.slice(addresses.tables.length + 1).replace(/\?.*/s, '');
  const [, functionName] = /^rpc\/([^/]+)$/.exec(path) ?? [];
  if (functionName) {
    const message = `Could not find the function public.${functionName} in the schema cache`;
    return tableFailure(404, 'PGRST202', message);
  }
  if (/^[^/]+$/.test(path)) {
    const message = `Could not find the table 'public.${path}' in the schema cache`;
    const names = userTables.map(({ name }) => name).join(', ');
    return tableFailure(404, 'PGRST205', message, { hint: `There is: ${names}.` });
  }
  return tableFailure(404, 'PGRST125', 'Invalid path specified in request URL');
}
