import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#server/failure.ts';

/**
 * One API of the server: its prefix, its routes and the format of its errors.
 */
export interface Wire {
  /** Path in front of every route of the wire, without a trailing slash. */
  prefix: string;
  /** Adds the routes; paths are relative to the prefix. */
  register(app: FastifyInstance): void | Promise<void>;
  /** Sends the failure in the wire's own format. */
  writeFailure(failure: Failure, request: FastifyRequest, reply: FastifyReply): FastifyReply;
}
