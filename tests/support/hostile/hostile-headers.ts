import type { SeededRandom } from '#catalogue/posters/seeded-random.ts';
import { hostileText, prototypeKeys } from '#tests/support/hostile/hostile-values.ts';

export type Header = [name: string, value: string];

// Headers about a request's origin, its content and the wanted answer.
const values: Record<string, string[]> = {
  host: [
    ...['', 'a b', 'localhost:99999', '[::1', 'evil.example', 'localhost\0', '127.0.0.1, x', '//x'],
    '@',
  ],
  'x-forwarded-for': [
    ...['', 'x', '1.2.3.4, 5.6.7.8', '::1', '::ffff:1.2.3.4', 'fe80::1%eth0', '1::2::3', ','],
  ],
  'x-forwarded-host': ['evil.example', '', 'a, b', '<script>'],
  'x-forwarded-proto': ['https', 'javascript', '', 'http, https', 'x'.repeat(3000)],
  forwarded: ['for=1.2.3.4;proto=https;host=evil.example', ';;;', 'for="[::1]:x"'],
  'x-original-url': ['/auth/v1/admin/users', '/../secrets.json'],
  'x-http-method-override': ['DELETE', 'PUT', '__proto__'],
  range: [
    ...['bytes=0-0', 'bytes=-1', 'bytes=9-1', '0-', '-1', '5-2', '0-99999999999999999999'],
    'items=0-9',
  ],
  'range-unit': ['bytes', 'items', ''],
  'if-none-match': ['*', 'W/"x"', '"', `${'"x",'.repeat(1500)}`],
  'if-modified-since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '9'.repeat(300)],
  'if-range': ['"x"', 'x'],
  prefer: [
    ...['return=representation', 'count=exact', 'count=estimated', 'handling=strict, x=y', '='],
    ',,,',
  ],
  accept: [
    ...['', '*/*;q=', 'text/csv', 'application/vnd.pgrst.object+json', `${'a/b,'.repeat(2000)}`],
    ...[',', '*'],
  ],
  'accept-profile': ['public', 'auth', '', '__proto__'],
  'content-profile': ['public', 'auth', ''],
  'accept-encoding': ['br;q=1, gzip', 'identity;q=0', '*;q=0', 'x', `${'br,'.repeat(3000)}`],
  'content-type': [
    ...['', 'application/json; charset=utf-16', 'text/plain', 'application/json;;;', '\0', 'a'],
    ...['/', 'multipart/form-data', 'application/x-www-form-urlencoded', 'application/xml'],
    '__proto__/x',
    `application/json; ${'a=b; '.repeat(1500)}`,
  ],
  'content-encoding': ['gzip', 'br', 'x', 'gzip, gzip'],
  'x-supabase-api-version': [
    '',
    '2024-13-45',
    '1999-01-01',
    '9999-99-99',
    '2024-01-01, 2024-01-01',
  ],
  'x-jwt-aud': ['', 'x', '__proto__'],
  redirect_to: [
    'javascript:alert(1)',
    'http://[',
    '//evil.example',
    'http://localhost:3000/\\',
    '\xff',
  ],
  referer: [
    'http://evil.example/',
    'x',
    'http://localhost:3000/?a=b#c',
    `http://localhost/${'a'.repeat(4000)}`,
  ],
  origin: ['null', 'http://evil.example', ''],
  'access-control-request-method': ['DELETE', 'BREW'],
  cookie: ['a=b; '.repeat(800), '__proto__=1', '='],
  'user-agent': ['', 'x'.repeat(5000), '\xff\xfe', '() { :; }; id'],
  connection: ['keep-alive', 'close, Upgrade', 'Upgrade', 'x-forwarded-for', ''],
  upgrade: ['websocket', 'h2c', 'WEBSOCKET', '', 'x'],
  'sec-websocket-key': ['', 'x', 'dGhlIHNhbXBsZSBub25jZQ=='],
  'sec-websocket-version': ['13', '8', '', 'x'],
  'sec-websocket-protocol': ['x', ', ,', 'a,a'],
  'sec-websocket-extensions': [
    'permessage-deflate',
    'permessage-deflate; server_max_window_bits=99',
    ';',
  ],
  'http2-settings': ['AAMAAABkAARAAAAAAAIAAAAA'],
  expect: ['100-continue', 'x', ''],
  te: ['trailers', 'x'],
  'max-forwards': ['0', '-1'],
};

/** One or more headers: known ones with a hostile value, unknown ones, too many or too long ones. */
export function hostileHeaders(random: SeededRandom): Header[] {
  const name = random.pick(Object.keys(values));
  const known: Header = [name, random.pick(values[name] ?? [''])];
  // A line break ends the header and begins another one.
  const text = Buffer.from(hostileText(random)).toString('latin1');
  const brokenName = random.pick(['x y', 'x:', '', 'x\0', '\xff', '(x)', 'X-\xc4']);
  const length = random.pick([1000, 8000, 15_000, 20_000]);
  const many = Array.from({ length: random.pick([50, 150, 2500]) }, (_, index) => `x-${index}`);
  return random.pick<Header[]>([
    ...[[known], [known], [known], [known, known], many.map((each): Header => [each, ''])],
    [[name, text]],
    [[random.pick(prototypeKeys), text]],
    [[brokenName, text]],
    [['x-long', 'a'.repeat(length)]],
  ]);
}

const lengths = ['-1', '1e3', '+5', '5, 5', '0x10', '99999999999999999999', '', ' ', '0', '1'];
const codings = [
  'chunked',
  'gzip',
  'gzip, chunked',
  'chunked, gzip',
  'identity',
  '\x0bchunked',
  '',
];

/** Headers that disagree on how long the body is. */
export function hostileFraming(random: SeededRandom): Header[] {
  const length: Header = ['content-length', random.pick([...lengths, '100000'])];
  const coding: Header = ['transfer-encoding', random.pick(codings)];
  const other: Header = ['transfer-encoding', random.pick(codings)];
  return random.pick([
    [length],
    [coding],
    [length, coding],
    [length, ['content-length', '6']],
    [coding, other],
  ]);
}
