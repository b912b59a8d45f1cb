import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import type { SeededRandom } from '#catalogue/posters/seeded-random.ts';

const mebibyte = 1024 * 1024;

/** The text in another encoding than UTF-8, or as invalid UTF-8. */
export function otherwiseEncoded(random: SeededRandom, text: string): Buffer {
  const utf8 = Buffer.from(text);
  const utf16 = Buffer.from(text, 'utf16le');
  const middle = random.between(0, utf8.length);
  const put = (...bytes: number[]) =>
    Buffer.concat([utf8.subarray(0, middle), Buffer.from(bytes), utf8.subarray(middle)]);
  return random.pick([
    () => utf16,
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), utf16]),
    () => Buffer.concat([Buffer.from([0xfe, 0xff]), utf16.swap16()]),
    () => Buffer.from([...text].flatMap((character) => [character.codePointAt(0) ?? 0, 0, 0, 0])),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), utf8]),
    () => gzipSync(utf8),
    () => deflateSync(utf8),
    () => brotliCompressSync(utf8),
    () => Buffer.from(utf8.toString('base64')),
    // Overlong slash, lone surrogate, a byte that UTF-8 never uses, a truncated sequence, a NUL.
    () => put(0xc0, 0xaf),
    () => put(0xed, 0xa0, 0x80),
    () => put(0xff),
    () => put(0xf0, 0x9f, 0x8e),
    () => put(0),
    () => someBytes(random, random.between(1, 300)),
  ])();
}

export function someBytes(random: SeededRandom, length: number): Buffer {
  return Buffer.from(Array.from({ length }, () => random.between(0, 255)));
}

/** A body of about the size limit: JSON, broken JSON or zero bytes. */
export function largeBody(random: SeededRandom, json: string): Buffer {
  const size = mebibyte + random.pick([-100, -1, 0, 1, 100]);
  const room = size - Buffer.byteLength(json);
  return random.pick([
    () => Buffer.from(`${json}${' '.repeat(room)}`),
    () => Buffer.from(`{"email":"${'a'.repeat(size - 12)}"}`),
    () => Buffer.from(`[${'0,'.repeat(size / 2 - 2)}0]`),
    () => Buffer.from(`[${'{},'.repeat(size / 3 - 2)}{}]`),
    () => Buffer.from('['.repeat(size)),
    () => Buffer.alloc(size),
  ])();
}

const request = (line: string, ...headers: string[]) =>
  [line, 'Host: localhost', ...headers, '', ''].join('\r\n');
const healthz = request('GET /healthz HTTP/1.1');

const garbage = [
  ...['\r\n\r\n', '\0\0\0\0', 'HELO mail.example\r\n', '*1\r\n$4\r\nPING\r\n', 'SSH-2.0-x\r\n'],
  ...['{}\n', 'GET', 'GET /', 'GET / HTTP/1.1\r\n', 'GET / HTTP/1.1\r\nHost: x\r\n', 'GET /\r\n'],
  ...['get / http/1.1', 'GET / HTTP/9.9\r\n\r\n', 'GET / HTTP/1.0\r\n\r\n'],
  ...['GET  /  HTTP/1.1\r\n\r\n', 'GET / JUNK\r\n\r\n'],
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  // A TLS handshake, which this port does not speak.
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  `${'A'.repeat(70_000)}\r\n\r\n`,
  `GET / HTTP/1.1\r\n${'X: y\r\n'.repeat(5000)}`,
  request('GET /healthz HTTP/1.1', ' folded: yes'),
  request('GET /healthz HTTP/1.1', 'X: a', ' folded'),
  request('GET /healthz HTTP/1.1', 'no colon here'),
  request('GET /healthz HTTP/1.1', 'Transfer-Encoding : chunked'),
  // Request smuggling: a proxy and this server could disagree on where the request ends.
  `${request('POST /auth/v1/token HTTP/1.1', 'Content-Length: 6', 'Transfer-Encoding: chunked')}0\r\n\r\nG`,
  `${request('POST /auth/v1/token HTTP/1.1', 'Transfer-Encoding: chunked', 'Content-Length: 4')}5c\r\n${healthz}`,
  `${request('POST /auth/v1/token HTTP/1.1', 'Transfer-Encoding: xchunked')}0\r\n\r\n${healthz}`,
  `${request('POST /auth/v1/token HTTP/1.1', 'Transfer-Encoding: chunked', 'Transfer-Encoding: x')}0\r\n\r\n`,
  `${request('POST /auth/v1/token HTTP/1.1', 'Content-Length: 5', 'Content-Length: 50')}hello${healthz}`,
  `${request('POST /auth/v1/token HTTP/1.1', 'Transfer-Encoding: chunked')}FFFFFFFFFFFFFFFFF\r\n`,
  `${request('POST /auth/v1/token HTTP/1.1', 'Transfer-Encoding: chunked')}-1\r\nx\r\n0\r\n\r\n`,
  `${request('POST /auth/v1/token HTTP/1.1', 'Transfer-Encoding: chunked')}2;a="\n"\r\n{}\r\n0\r\nX: y\r\n\r\n`,
  `${request('POST /auth/v1/token HTTP/1.1', 'Content-Length: 1000')}{"email":`,
  `${request('GET /realtime/v1/websocket HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket')}\x81\x05hello`,
  `${request('POST /healthz HTTP/1.1', 'Connection: Upgrade', 'Upgrade: h2c', 'Transfer-Encoding: chunked')}0\r\n\r\n${healthz}`,
  healthz.repeat(50),
];

/** Bytes that are no request, several requests, or half of one. */
export function garbageBytes(random: SeededRandom): Buffer {
  if (random.chance(0.2)) return someBytes(random, random.between(1, 2000));
  const bytes = Buffer.from(random.pick(garbage), 'latin1');
  return random.chance(0.3) ? bytes.subarray(0, random.between(1, bytes.length)) : bytes;
}
