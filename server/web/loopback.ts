import type { FastifyRequest } from 'fastify';

/** Whether the host of a URL, or a socket's address, is this machine. */
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
 * Whether a request comes from this machine. The Host is checked against DNS rebinding. A forwarding
 * header means that the request came through a proxy on this machine.
 */
export function isFromThisMachine({ headers, socket }: FastifyRequest): boolean {
  const isForwarded = 'forwarded' in headers || 'x-forwarded-for' in headers || 'via' in headers;
  const host = (headers.host ?? '').replace(/:\d+$/, '');
  return !isForwarded && isLoopback(host) && isLoopback(socket.remoteAddress ?? '');
}
