import { type SeededRandom, seededRandom } from '#catalogue/posters/seeded-random.ts';
import type { ValidRequest } from '#tests/support/hostile/every-request.ts';
import { oddPath, oddQuery, traversal } from '#tests/support/hostile/hostile-addresses.ts';
import { largeBody, otherwiseEncoded } from '#tests/support/hostile/hostile-bytes.ts';
import { hostileFilter } from '#tests/support/hostile/hostile-filters.ts';
import {
  type Header,
  hostileFraming,
  hostileHeaders,
} from '#tests/support/hostile/hostile-headers.ts';
import {
  brokenJson,
  hostileJson,
  prototypeKeys,
  withMember,
} from '#tests/support/hostile/hostile-values.ts';

/** A request before it is sent: every character of method, path and headers is one byte. */
export interface HostileRequest {
  method: string;
  path: string;
  headers: Header[];
  body: Buffer;
  /** The server may wait for the rest of it, so the connection is cut soon. */
  isHalf: boolean;
}

/** The valid requests and the tokens from which hostile requests are made. */
export interface HostileMaterial {
  requests: ValidRequest[];
  tokens: string[];
}

interface Draw {
  random: SeededRandom;
  request: HostileRequest;
  json: unknown;
  tokens: string[];
}

const methods = [
  ...['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'QUERY'],
  ...['PURGE', 'PROPFIND', 'MKCOL', 'LOCK', 'M-SEARCH', 'BREW', 'get', '', 'G\0T', 'GET\t'],
  '__proto__',
];

type Twist = (draw: Draw) => Partial<HostileRequest>;

/** The ways to make a request hostile, each with its weight. */
const twists: Record<string, [weight: number, twist: Twist]> = {
  nothing: [15, () => ({})],
  'another method': [8, ({ random }) => ({ method: random.pick(methods) })],
  'a wrong member': [30, ({ random, json }) => ({ body: oddMember(random, json) })],
  'a wrong body': [8, ({ random }) => ({ body: Buffer.from(hostileJson(random)) })],
  'broken JSON': [10, ({ random, json }) => ({ body: broken(random, json) })],
  'another encoding': [
    10,
    ({ random, json }) => ({ body: otherwiseEncoded(random, textOf(json)) }),
  ],
  'a large body': [1, ({ random, json }) => ({ body: largeBody(random, textOf(json)) })],
  'an odd path': [12, ({ random, request }) => ({ path: oddPath(random, request.path) })],
  'a way out': [12, ({ random }) => ({ path: traversal(random) })],
  'an odd query': [20, ({ random, request }) => ({ path: oddQuery(random, request.path) })],
  'an odd filter': [15, ({ random }) => ({ path: `/rest/v1/favorites?${hostileFilter(random)}` })],
  'an odd token': [20, ({ random, request, tokens }) => oddToken(random, request, tokens)],
  'an odd key': [5, ({ random, request }) => oddKey(random, request)],
  'odd headers': [25, ({ random, request }) => added(request, hostileHeaders(random))],
  'an odd length': [
    5,
    ({ random, request }) => ({ ...added(request, hostileFraming(random)), isHalf: true }),
  ],
};
const choices = Object.entries(twists).flatMap(([name, [weight, twist]]) =>
  Array.from({ length: weight }, () => ({ name, twist })),
);

/** The hostile request with this number: the same on every server, except for ids and keys. */
export function hostileRequest(number: number, { requests, tokens }: HostileMaterial) {
  const random = seededRandom(`hostile request ${number}`);
  const withBody = requests.filter(({ body }) => body !== undefined);
  const valid = random.pick(random.chance(0.3) ? withBody : requests);
  const { method, path, headers, body: json } = valid;
  const body = Buffer.from(json === undefined ? '' : JSON.stringify(json));
  const entries = Object.entries(headers);
  let request: HostileRequest = { method, path, headers: entries, body, isHalf: false };
  const names = Array.from({ length: random.between(1, 2) }, () => {
    const { name, twist } = random.pick(choices);
    request = { ...request, ...twist({ random, request, json, tokens }) };
    return name;
  });
  return { ...request, twists: names.join(' and ') };
}

/** The bytes of the request. */
export function bytesOf({ method, path, headers, body }: HostileRequest): Buffer {
  const names = headers.map(([name]) => name);
  const needsLength = !names.includes('content-length') && !names.includes('transfer-encoding');
  const all = [
    ...(names.includes('host') ? [] : [['host', 'localhost']]),
    ...headers,
    ...(needsLength && body.length > 0 ? [['content-length', body.length]] : []),
    ['connection', 'close'],
  ];
  const lines = all.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines}\r\n`, 'latin1'), body]);
}

function oddMember(random: SeededRandom, json: unknown): Buffer {
  const names = Object.keys([json].flat()[0] ?? {});
  const name = random.pick([...names, ...names, ...names, ...prototypeKeys]);
  return Buffer.from(withMember(json, name, hostileJson(random)));
}

function oddToken(random: SeededRandom, request: HostileRequest, tokens: string[]) {
  const scheme = random.pick(['Bearer', 'Bearer', 'Bearer', 'bearer ', 'Basic', 'Bearer,', '']);
  return replaced(request, 'authorization', `${scheme} ${random.pick(tokens)}`);
}

function oddKey(random: SeededRandom, request: HostileRequest) {
  return replaced(request, 'apikey', random.pick(['', 'x', '\xff', 'sb_secret_x']));
}

function broken(random: SeededRandom, json: unknown): Buffer {
  return Buffer.from(brokenJson(random, textOf(json)));
}

function added({ headers }: HostileRequest, others: Header[]) {
  return { headers: [...headers, ...others] };
}

function replaced({ headers }: HostileRequest, name: string, value: string) {
  const others = headers.filter(([other]) => other !== name);
  return { headers: [...others, [name, value] satisfies Header] };
}

function textOf(json: unknown): string {
  return JSON.stringify(json ?? { email: 'ada@example.com' });
}
