import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { everySetting } from '#server/settings/settings-table.ts';
import { modelServers } from '../scripts/bench/scale/model-servers.ts';
import { asMarkdown } from '../scripts/bench/support/report.ts';

const read = (path: string) => readFileSync(path, 'utf8');

test('every test named in tests/README.md exists', () => {
  const rows = read('tests/README.md').matchAll(/^\| \d .*\| `([\w./-]+)` \| (.+) \|$/gm);
  const mapped = [...rows].map(([, file, name]) => ({ file: `tests/${file}`, name: String(name) }));
  expect(mapped.length).toBeGreaterThan(50);
  const missing = mapped.filter(({ file, name }) => !read(file).includes(name));
  expect(missing).toEqual([]);
});

for (const document of ['README.md', 'docs/architecture.md', 'tests/README.md']) {
  test(`every link of ${document} leads somewhere`, () => {
    const links = [...read(document).matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(
      ([, link]) => link,
    );
    const missing = links.filter((link) => !existsSync(join(dirname(document), String(link))));
    expect(missing).toEqual([]);
  });
}

test('the example of nginx logs no query, because links of mails have tokens there', () => {
  const site = read('deploy/nginx.conf');
  const [format = ''] = /^log_format [^;]+;/m.exec(site) ?? [];
  expect(format).toContain('$uri');
  expect(format).not.toMatch(/\$(request|request_uri|args|query_string|http_referer)\b/);
  for (const [, name] of site.matchAll(/access_log \S+ (\S+);/g)) expect(name).toBe('marquee');
  expect(site).toMatch(/error_log \S+ crit;/);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:a:b:c:d', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8:1::a:b:c:d', '2001:db8:1'],
  ['2001:db8::a:b:c:d', '2001:db8'],
  ['2001:db8::1', '2001:db8'],
  ['::1', '::1'],
])(
  'the example of nginx counts %s as %s, all addresses of a network as one',
  (address, counted) => {
    const [map = ''] = /^map \$remote_addr [^}]+}/m.exec(read('deploy/nginx.conf')) ?? [];
    const patterns = [...map.matchAll(/~(\S+) \$/g)].map(([, pattern = '']) => new RegExp(pattern));
    const match = patterns.map((pattern) => pattern.exec(address)).find(Boolean);
    expect(match?.[1] ?? address).toBe(counted);
  },
);

test('the tables of the million users are those that the model calculates', () => {
  const scale = read('docs/scale.md');
  for (const table of modelServers()) expect(scale).toContain(asMarkdown(table));
});

test('the systemd unit starts the server with the flags of npm start', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const [, flags] = scripts.start.match(/exec node (.*)$/);
  expect(read('deploy/marquee.service')).toContain(`ExecStart=/usr/bin/node ${flags}\n`);
});

test('the settings of the README are those of the program, with their defaults and meanings', () => {
  const readme = read('README.md').match(/^\| `[A-Z_]+` \|.*$/gm);
  const rows = everySetting.map(
    ({ name, usual, meaning }) => `| \`${name}\` | ${usual} | ${meaning} |`,
  );
  expect(readme).toEqual(rows);
});

test('every dependency has a line that says why it is there', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  const cells = [...read('docs/dependencies.md').matchAll(/^\| ([^|]+) \|/gm)];
  const explained = cells.flatMap(([, names = '']) => names.replace(/\(.*\)/, '').split(', '));
  const needed = Object.keys({ ...dependencies, ...devDependencies });
  const isExplained = (name: string) =>
    explained.some((known) => known.trim() === name || name.startsWith(known.replace('*', '')));
  expect(needed.filter((name) => !isExplained(name))).toEqual([]);
});
