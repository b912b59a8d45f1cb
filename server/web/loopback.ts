import type { FastifyRequest } from 'fastify';

/** Whether a host as a URL names it, or the address of a socket, is the machine itself. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/^::ffff:/, '');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    /^127(\.\d+){3}$/.test(name)
  );
}

/**
 * Whether somebody at this machine asks. The Host is checked against DNS rebinding; a forwarding
 * header means that somebody else asked a proxy that happens to run here.
 */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = 'forwarded' in headers || 'x-forwarded-for' in headers || 'via' in headers;
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return !isForwarded && isLoopback(host) && isLoopback(socket.remoteAddress ?? '');
}
