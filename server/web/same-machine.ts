import type { FastifyRequest } from 'fastify';

const loopbackAddresses = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether somebody at this machine asks. The Host is checked against DNS rebinding; a forwarding
 * header means that somebody else asked a proxy that happens to run here.
 */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = 'forwarded' in headers || 'x-forwarded-for' in headers || 'via' in headers;
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return (
    !isForwarded && loopbackHosts.has(host) && loopbackAddresses.has(socket.remoteAddress ?? '')
  );
}
