/** Requests from elsewhere, some of which look as if they came from the server's own machine. */
export const strangers = [
  ['another machine', { remoteAddress: '192.0.2.7' }],
  ['a proxy on this machine', { headers: { 'x-forwarded-for': '192.0.2.7' } }],
  ['a proxy for this machine itself', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
  ['a page of another name that points here', { headers: { host: 'evil.example' } }],
] as const;
