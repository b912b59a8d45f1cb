import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(path, 'utf8');
const document = read('docs/security.md');

// OWASP ASVS 5.0.0: for each section the levels of its requirements, one digit each, in order.
// Level 3 and the chapters V5, V10 and V17 are left out.
const levels: Record<string, string> = {
  ...{ '1.1': '22', '1.2': '111112222', '1.3': '11222222222', '1.4': '222', '1.5': '12' },
  ...{ '2.1': '122', '2.2': '112', '2.3': '1222', '2.4': '2' },
  ...{ '3.2': '11', '3.3': '1222', '3.4': '112222', '3.5': '11122', '3.7': '22' },
  ...{ '4.1': '122', '4.2': '2', '4.3': '22', '4.4': '1222' },
  ...{ '6.1': '122', '6.2': '111111112222', '6.3': '1122', '6.4': '1122' },
  ...{ '6.5': '22222', '6.6': '222', '6.8': '2222' },
  ...{ '7.1': '222', '7.2': '1111', '7.3': '22', '7.4': '11222', '7.5': '22', '7.6': '22' },
  ...{ '8.1': '12', '8.2': '112', '8.3': '1', '8.4': '2' },
  ...{ '9.1': '111', '9.2': '1222' },
  ...{ '11.1': '22', '11.2': '222', '11.3': '112', '11.4': '1222', '11.5': '2', '11.6': '2' },
  ...{ '12.1': '122', '12.2': '11', '12.3': '2222' },
  ...{ '13.1': '2', '13.2': '22222', '13.3': '22', '13.4': '12222' },
  ...{ '14.1': '22', '14.2': '1222', '14.3': '122' },
  ...{ '15.1': '122', '15.2': '122', '15.3': '1222222' },
  ...{ '16.1': '2', '16.2': '22222', '16.3': '2222', '16.4': '222', '16.5': '222' },
};
const requirements = Object.entries(levels).flatMap(([section, digits]) =>
  [...digits].map((level, place) => ({ number: `V${section}.${place + 1}`, level: `L${level}` })),
);

const rows = [
  ...document.matchAll(
    /^\| (V[\d.]+) (L\d) \| [^|]+ \| ([^|]+) \| (?:`([^`|]+)`|–) \| ([^|]+) \|$/gm,
  ),
].map(([, number, level, how = '', file, name = '']) => ({ number, level, how, file, name }));

test('every requirement of levels 1 and 2 is in the document once', () => {
  const named = [...document.matchAll(/\bV\d+\.\d+\.\d+\b/g)].map(([number]) => number);
  expect(named.toSorted()).toEqual(requirements.map(({ number }) => number).toSorted());
});

test('every row has the level of its requirement', () => {
  for (const { number, level } of rows) expect(requirements).toContainEqual({ number, level });
});

test('every requirement that applies is a well-formed row, and no other is', () => {
  const lines = document.match(/^\| V.*$/gm) ?? [];
  expect(rows).toHaveLength(lines.length);
  for (const line of document.match(/^Does not apply:.*$/gm) ?? []) expect(line).toMatch(/\)\.$/);
});

test('every test that the document names exists in its file', () => {
  const named = rows.flatMap(({ file, name }) => (file ? [{ file: `tests/${file}`, name }] : []));
  expect(named.length).toBeGreaterThan(100);
  const isIn = (text: string, name: string) =>
    [`'${name}'`, `"${name}"`, `\`${name}\``].some((literal) => text.includes(literal));
  const missing = named.filter(({ file, name }) => !isIn(read(file), name));
  expect(missing).toEqual([]);
});

test('a row without a test says why, unless the requirement is not met', () => {
  const silent = rows.filter(
    ({ file, name, how }) => !file && !name.startsWith('no test: ') && !how.startsWith('Not met'),
  );
  expect(silent).toEqual([]);
});

test('every requirement that is not met has a reason', () => {
  const unmet = rows.filter(({ how }) => how.startsWith('Not met'));
  expect(unmet.length).toBeGreaterThan(0);
  for (const { number, how } of unmet)
    expect(how, number).toMatch(/^Not met(?: by default)?, because /);
});

test('the document’s counts match its rows', () => {
  const begins = (words: string) => rows.filter(({ how }) => how.startsWith(words)).length;
  const [partly, unmet, left] = ['Partly: ', 'Not met', 'Left to the operator: '].map(begins);
  const counts = [
    requirements.length,
    requirements.length - rows.length,
    rows.length - Number(partly) - Number(unmet) - Number(left),
    ...[partly, unmet, left],
  ];
  const [, ...told] =
    /Of these (\d+) requirements (\d+) do not apply; (\d+) are met, (\d+) partly, (\d+) not, and (\d+) are left to the operator\./.exec(
      document,
    ) ?? [];
  expect(told.map(Number)).toEqual(counts);
});

test('every file that the document names exists', () => {
  const named = [
    ...document.matchAll(/`((?:server|client|scripts|tests)\/[\w./-]+|package-lock\.json)`/g),
  ];
  const paths = named.map(([, path]) => String(path));
  expect(paths.length).toBeGreaterThan(50);
  const missing = paths.filter((path) => !existsSync(path) && !existsSync(join('tests', path)));
  expect(missing).toEqual([]);
});

for (const path of ['docs/security.md', 'SECURITY.md']) {
  test(`every link of ${path} leads somewhere`, () => {
    const links = [...read(path).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, link]) => link);
    expect(links.length).toBeGreaterThan(0);
    const missing = links.filter((link) => !existsSync(join(dirname(path), String(link))));
    expect(missing).toEqual([]);
  });
}
