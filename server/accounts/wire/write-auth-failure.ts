import type { FastifyReply, FastifyRequest } from 'fastify';
import { authCodeOf } from '#server/accounts/requests/auth-failures.ts';
import { type Failure, frameCodes } from '#server/failure.ts';

const apiVersion = '2024-01-01';

/**
 * Sends a failure in the shape of the API version that the client requests
 * (docs/contracts/accounts.md#errors).
 */
export function writeAuthFailure(
  failure: Failure,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (failure.code === frameCodes.notFound)
    return reply.type('text/plain; charset=utf-8').send('404 page not found\n');
  if (failure.code === frameCodes.methodNotAllowed) return reply.send();

  const code = authCodeOf(failure);
  reply.header('x-sb-error-code', code);
  if (knowsNewShape(request)) {
    return reply
      .header('X-Supabase-Api-Version', apiVersion)
      .send({ code, message: failure.message, ...failure.details });
  }
  return reply.send({
    code: failure.status,
    error_code: code,
    msg: failure.message,
    ...(failure.status >= 500 && { error_id: request.id }),
    ...failure.details,
  });
}

function knowsNewShape(request: FastifyRequest): boolean {
  const version = String(request.headers['x-supabase-api-version']);
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(version) && !Number.isNaN(Date.parse(version));
  return isDate && version >= apiVersion;
}
