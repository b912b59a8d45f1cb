import type { FastifyRequest } from 'fastify';
import type { Asking, CallerReader } from '#server/caller.ts';
import type { Failure } from '#server/failure.ts';
import { tableFailure } from '#server/tables/table-failure.ts';

/**
 * Gives the id of the user who sent the request. Throws 401 or 403 when it has no valid user; the
 * message names the table (docs/contracts/table-and-feed.md#whose-rows).
 */
export async function requireCaller(
  callers: CallerReader,
  request: FastifyRequest,
  table: string,
): Promise<string> {
  const asking = await callers.readRequest(request);
  if (asking.kind === 'caller' && asking.caller.role === 'authenticated') {
    return asking.caller.userId;
  }
  const isPublishableKey = asking.kind === 'key' && asking.role === 'publishable';
  throw refusals[isPublishableKey ? 'none' : asking.kind](table);
}

const refusals: Record<Asking['kind'], (table: string) => Failure> = {
  none: (table) =>
    denied(table, 401, 'Log in and send the access token as Authorization: Bearer.', {
      'WWW-Authenticate': 'Bearer',
    }),
  'needs-factor': (table) => denied(table, 403, 'Enter the code of your second factor.'),
  // The token has another role.
  caller: (table) => denied(table, 403, 'Tables are for the role "authenticated".'),
  expired: () => badToken('PGRST303', 'JWT expired', 'Refresh the session.'),
  invalid: unverified,
  malformed: unverified,
  key: unverified,
  unavailable: unverified,
};

function denied(
  table: string,
  status: number,
  hint: string,
  headers: Record<string, string> = {},
): Failure {
  return tableFailure(status, '42501', `permission denied for table ${table}`, { hint, headers });
}

function unverified(): Failure {
  return badToken('PGRST301', 'JWT could not be verified', 'Log in again.');
}

function badToken(code: string, message: string, hint: string): Failure {
  const challenge = `Bearer error="invalid_token", error_description="${message}"`;
  return tableFailure(401, code, message, { hint, headers: { 'WWW-Authenticate': challenge } });
}
