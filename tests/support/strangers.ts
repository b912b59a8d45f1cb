/** Requests of others that reach a server as if they came from its own machine, or nearly so. */
export const strangers = [
  ['another machine', { remoteAddress: '192.0.2.7' }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
  ['a proxy for this machine itself', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['a page of another name that points here', { headers: { host: 'evil.example' } }],
] as const;
