import type { SeededRandom } from '#catalogue/posters/seeded-random.ts';

/** Property names with a meaning in JavaScript. */
export const prototypeKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'then'];

const texts = [
  ...['', ' ', '\0', 'a\0b', '\ufeff', '\ud800', '\udfff\ud800', '🎬'.repeat(50), '\u202Eabc'],
  ...['İıß', 'Z̸̢̛͇̦͕̠̟̓̑a̵l̷g̵o̴', '٣', 'ⅷ', 'ａ＠ｂ．ｃ', 'null', 'undefined', 'NaN', '-0', '1e309'],
  ...['0x10', '9007199254740993', '1'.repeat(400), '-1', '1.5', 'true', '[]', '{}', '%', '%00'],
  ...['%zz', '../..', "'; drop table users; --", '" or 1=1 --', "' union all", '`id`', '$(id)'],
  ...['{{7*7}}', '%s%n%p', '<script>alert(1)</script>', 'javascript:alert(1)', 'data:text/html,x'],
  ...['//evil.example', '\\\\x', 'a\r\nX-Injected: 1', 'a\nb', '\t', '"', '\\', ',', '(', ')', '*'],
  ...['a'.repeat(10_000), '"'.repeat(500), '\\'.repeat(501), '('.repeat(500), ','.repeat(500)],
  ...[`${'a'.repeat(5000)}!`, 'a@b', `${'a'.repeat(250)}@b.c`, 'a@b.c\0', 'A@B.C', '<a@b.c>'],
  ...['a@b.c, d@e.f', '@', 'ä@ö.ü', '00000000-0000-0000-0000-000000000000', '2026-02-30'],
  ...['infinity', '-infinity', '9999-12-31'],
  ...prototypeKeys,
];

/** A hostile text, short enough for a URL or a header. */
export function hostileText(random: SeededRandom): string {
  return random.chance(0.2) ? noise(random) : random.pick(texts);
}

/** Random characters of all Unicode, lone surrogates included. */
function noise(random: SeededRandom): string {
  const units = Array.from({ length: random.between(1, 40) }, () =>
    random.pick([random.between(0, 0x7f), random.between(0, 0xffff), 0xd83d, 0xdfff]),
  );
  return String.fromCharCode(...units);
}

const levels = 10_000;
const deep = [
  '['.repeat(levels) + ']'.repeat(levels),
  `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`,
  `${'[{"a":'.repeat(levels / 2)}null${'}]'.repeat(levels / 2)}`,
];

// As JSON text, because JavaScript has no such values for many of them.
const jsonTexts = [
  ...['null', 'true', 'false', '0', '-0', '-1', '1.5', '1e400', '-1e400', '1E-400'],
  ...['9007199254740993', '1'.repeat(5000), '[]', '{}', '[[]]', '[null]', '""', '{"":""}'],
  ...['{"a":{}}', '[1,"a",null,{}]', '{"__proto__":{"is_admin":true}}'],
  ...['{"constructor":{"prototype":{"is_admin":true}}}', '{"toString":1}', '{"toJSON":"x"}'],
  ...['{"length":1000000000}', '{"then":{}}', '{"a":1,"a":2}', '"\\ud800"', '"\\u0000"'],
  ...['"\\u202e"', `[${'0,'.repeat(2000)}0]`, `"${'a'.repeat(100_000)}"`],
];

/** Valid JSON that rarely matches a schema. */
export function hostileJson(random: SeededRandom): string {
  if (random.chance(0.1)) return random.pick(deep);
  return random.chance(0.5) ? random.pick(jsonTexts) : JSON.stringify(hostileText(random));
}

/** Text that only begins or ends like JSON. */
export function brokenJson(random: SeededRandom, json: string): string {
  const half = json.slice(0, random.between(0, json.length));
  return random.pick([
    ...[half, `${half}\0`, `${json}${json}`, `${json},`, `${json}]`, `//\n${json}`, `${json};x`],
    ...[json.replaceAll('"', "'"), json.replace('}', ',}'), json.replace(':', '='), `(${json})`],
    ...['{', '[', '"', '{"a"', '{"a":', '[1,', '"\\', '"\\u12"', 'undefined', 'NaN', '01', '+1'],
    ...['.5', '-', '1e', 'nul', '\u00a0', '"\t"', '{a:1}', "{'a':1}", '<xml/>', 'a=1&b=2'],
    '--x\r\n\r\n--x--',
  ]);
}

/** The JSON of an object or of rows, where the member `name` of the (first) object is `text`. */
export function withMember(json: unknown, name: string, text: string): string {
  if (Array.isArray(json)) {
    const [first, ...others] = json;
    return `[${[withMember(first, name, text), ...others.map((row) => JSON.stringify(row))]}]`;
  }
  const others = Object.entries(json ?? {}).filter(([other]) => other !== name);
  const members = [...others.map(([other, value]) => [other, JSON.stringify(value)]), [name, text]];
  return `{${members.map(([other, value]) => `${JSON.stringify(other)}:${value}`)}}`;
}
