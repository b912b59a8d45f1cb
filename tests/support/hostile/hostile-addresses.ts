import type { SeededRandom } from '#catalogue/posters/seeded-random.ts';
import { hostileText, prototypeKeys } from '#tests/support/hostile/hostile-values.ts';

// A request line is bytes, which Node reads as Latin-1.
const asBytes = (text: string) => Buffer.from(text).toString('latin1');

const mounts = [
  ...['', '/auth/v1', '/rest/v1', '/realtime/v1', '/catalogue/3', '/t/p', '/inbox', '/assets'],
  ...['/config.json', '/login', '/auth/v1/user', '/rest/v1/favorites', '/t/p/w500', '/healthz'],
];
const upwards = [
  ...['../', '..%2f', '%2e%2e/', '%2e%2e%2f', '%252e%252e%252f', '..\\', '..%5c', '%5c..%5c'],
  ...['....//', '..;/', './', '//', '%2f', '%c0%ae%c0%ae/', '..%00/', '%u002e%u002e/'],
  ...['\xc0\xae\xc0\xae/', '.%0d./'],
];
const goals = [
  ...['nobody-may-read-this.txt', 'secrets.json', 'marquee.db', 'etc/passwd', 'proc/self/environ'],
  ...['auth/v1/admin/users', '', '.', 'index.html', 'client/', 'favicon.svg.br', 'main.js', 'con'],
  '%00',
];

/** A path traversal, plain or encoded once or twice. */
export function traversal(random: SeededRandom): string {
  const steps = random.pick(upwards).repeat(random.between(1, 6));
  return `${random.pick(mounts)}/${steps}${random.pick(goals)}${random.pick(['', '', '/', '?x', '%00.svg', ';.css'])}`;
}

/** The path with one segment replaced by, or followed by, a hostile text. */
export function oddPath(random: SeededRandom, path: string): string {
  const [way = '', query] = path.split('?');
  const parts = way.split('/');
  const part = oddPart(random);
  const index = random.between(1, parts.length);
  parts.splice(index, random.between(0, 1), part);
  const odd = random.pick([
    ...[parts.join('/'), parts.join('/'), `${way}/`, `/${way}`, way.toUpperCase(), `${way}%20`],
    ...[`http://localhost${way}`, `http://other.example:99999${way}`, way.slice(1), '*'],
    ...[`${way}#x`, way.replaceAll('/', '%2f'), way.replaceAll('/', '//'), `${way};a=b`],
    `${way}/a`.repeat(100),
  ]);
  return query === undefined ? odd : `${odd}?${query}`;
}

function oddPart(random: SeededRandom): string {
  const text = hostileText(random);
  const bytes = asBytes(text).replaceAll(/[\s\0]/g, '');
  return random.pick([encoded(text), bytes, '%', '%zz', '%ff', '%C0%80']);
}

/** The path with a hostile query. */
export function oddQuery(random: SeededRandom, path: string): string {
  const [way = '', query = ''] = path.split('?');
  const parameters = query.split('&');
  const [name = 'a'] = random.pick(parameters).split('=');
  const text = encoded(hostileText(random));
  const others = parameters.filter((parameter) => !parameter.startsWith(`${name}=`));
  const key = random.pick([...prototypeKeys, 'apikey', 'redirect_to', 'select', 'page', text]);
  const odd = random.pick([
    ...[[...others, `${name}=${text}`], [...others, `${name}=${text}`], [...others, name], others],
    ...[
      [...parameters, ...parameters],
      [...parameters, `${name}=${text}`],
    ],
    ...[[...parameters, `${key}=1`]],
    ...[
      [...others, `${name}[]=1`],
      [...others, `${name}[a][b][c]=1`],
    ],
    ...[[...parameters, `${key}[${key}]=1`], ['&'.repeat(10_000)], ['a&'.repeat(7000)]],
    ...[['a=1&'.repeat(10_000)], [`${name}=1&`.repeat(500)], [`${name}${'[a]'.repeat(2000)}=1`]],
    ...[[`${query}%`], [`${query}&%zz=%ff`], [`?${query}?`], ['='], [`${name}=${asBytes('ä🎬')}`]],
    ...[[`${name}=%ED%A0%80`], [`${name}=+%2B+`], [query.replaceAll('&', ';')]],
  ]);
  return `${way}?${odd.join('&')}`;
}

// encodeURIComponent throws for lone surrogates, so they are replaced first.
export function encoded(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
