import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inWords, isVersionIn } from '../scripts/node-versions.mjs';

interface Package {
  engines: { node: string };
  scripts: Record<string, string>;
}

const { engines, scripts }: Package = JSON.parse(readFileSync('package.json', 'utf8'));

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['23.0.0', true],
  ['24.21.0', true],
])('Node.js %s runs Marquee: %s', (version, isRight) => {
  expect(isVersionIn(version, engines.node)).toBe(isRight);
});

test('the README names the versions of Node.js that the start accepts', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(`Node.js (${inWords(engines.node)})`);
});

// npm runs no hooks where its setting `ignore-scripts` is on.
test.each(Object.entries(scripts))(
  'npm run %s prepares what it needs without a hook',
  (name, script) => {
    expect(script).toMatch(/^node scripts\/make-ready\.mjs( --no-build| --browser)? && /);
    expect(Object.keys(scripts)).not.toContain(`pre${name}`);
  },
);
