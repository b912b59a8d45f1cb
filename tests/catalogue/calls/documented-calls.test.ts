import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mediaTypes } from '#contract/catalogue.ts';
import { type CallForm, supportedParameters } from '#server/catalogue/calls/catalogue-call.ts';
import { catalogueCalls } from '#server/catalogue/calls/catalogue-calls.ts';
import { titlesCall } from '#server/catalogue/calls/titles/titles-call.ts';

const calls: CallForm[] = [...catalogueCalls, titlesCall];
const document = readFileSync('docs/contracts/catalogue.md', 'utf8');

/** The rows of the table, one for each kind of title. */
function documentedCalls() {
  const rows = document.matchAll(/^\| `(\/[^`]+)` \| (.*) ?\| (\d*) ?\|$/gm);
  return [...rows].flatMap(([, path = '', parameters = '', days = '']) => {
    const kinds = path.includes('{type}') ? mediaTypes : [''];
    const names = parameters.includes('#filters') ? documentedFilters() : [];
    names.push(...namesIn(parameters));
    return kinds.map((kind) => ({ path: path.replace('{type}', kind), names, days }));
  });
}

/** The names in backticks; `.lte` means the name before it with this ending. */
function namesIn(cell: string): string[] {
  const names: string[] = [];
  for (const [, given = ''] of cell.matchAll(/`([\w.]+)[^`]*`/g)) {
    const before = names.at(-1)?.replace(/\.\w+$/, '') ?? '';
    names.push(given.startsWith('.') ? `${before}${given}` : given);
  }
  return names;
}

function documentedFilters(): string[] {
  const [, table = ''] = /^\| of `\/discover\/\{type\}`.*\n.*\n((?:\|.*\n)+)/m.exec(document) ?? [];
  return table.split('\n').flatMap((row) => namesIn(row.split(' | ')[0] ?? ''));
}

const pathOf = (path: string) => `/${path.replace(/:(\w+)/g, '{$1}')}`;

test('the table of calls names every call, and for how many days its answers are fresh', () => {
  const served = calls.map(({ path, freshDays = '' }) => `${pathOf(path)} ${freshDays}`);
  const documented = documentedCalls().map(({ path, days }) => `${path} ${days}`);
  expect(documented.sort()).toEqual(served.sort());
});

test.each(calls.map((call) => [pathOf(call.path), call] as const))(
  'the table names the parameters of %s',
  (path, call) => {
    const { names = [] } = documentedCalls().find((each) => each.path === path) ?? {};
    // The text below the table says so.
    const ofMoviesOnly = /^(?:region|with_cast|with_crew|with_people|primary_release_date\.\wte)$/;
    const ofTvShowsOnly = /^first_air_date\.\wte$/;
    const others = path.includes('/tv') ? ofMoviesOnly : ofTvShowsOnly;
    expect(names.filter((name) => !others.test(name)).sort()).toEqual(
      supportedParameters(call).sort(),
    );
  },
);
