import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mediaTypes } from '#contract/catalogue.ts';
import { catalogueCalls } from '#server/catalogue/calls/catalogue-calls.ts';

/** The rows of the table, one for each kind of title. */
function documentedCalls(): string[] {
  const document = readFileSync('docs/contracts/catalogue.md', 'utf8');
  const rows = document.matchAll(/^\| `(\/[^`]+)` \| .*\| (\d*) ?\|$/gm);
  return [...rows].flatMap(([, path = '', days]) => {
    const kinds = path.includes('{type}') ? mediaTypes : [''];
    return kinds.map((kind) => `${path.replace('{type}', kind)} ${days}`);
  });
}

test('the table of calls names every call, and for how many days its answers are fresh', () => {
  const calls = catalogueCalls.map(({ path, freshDays = '' }) => {
    return `/${path.replace(/:(\w+)/g, '{$1}')} ${freshDays}`;
  });
  expect(documentedCalls().sort()).toEqual(calls.sort());
});
