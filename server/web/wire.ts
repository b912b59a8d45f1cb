import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#server/failure.ts';

/**
 * One API that the server speaks: where it lives, its routes, and the form in which it says that
 * something went wrong.
 */
export interface Wire {
  /** Path under which every route of the wire lies, without a trailing slash. */
  prefix: string;
  /** Adds the routes; paths are relative to the prefix. */
  register(app: FastifyInstance): void | Promise<void>;
  /** Sends the failure in the wire's own shape. */
  writeFailure(failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply;
}
