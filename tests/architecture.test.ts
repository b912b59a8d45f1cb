import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { userTableKeys } from '#contract/tables/user-tables.ts';

const roots = ['catalogue', 'contract', 'client', 'server'];
const files = roots.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(root, name)),
);
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const sourceOf = (file: string) => sources.get(file) ?? '';

interface ImportRow {
  folder: string;
  mayImport: string[];
  mayKnowTheTypesOf: string[];
}

// The import table of docs/architecture.md is the rule itself: this test reads it.
const namesIn = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => String(name));
const importTable: ImportRow[] = [
  ...readFileSync('docs/architecture.md', 'utf8').matchAll(
    /^\| `([a-z][\w/.-]*)`[^|]*\| ((?:nobody|`)[^|]*)\| ([^|]*)\|$/gm,
  ),
].map(([, folder, imports, types]) => ({
  folder: String(folder),
  mayImport: namesIn(imports),
  mayKnowTheTypesOf: namesIn(types),
}));

interface Import {
  isTypeOnly: boolean;
  path: string;
}

function importsOf(file: string): Import[] {
  const statements = sourceOf(file).matchAll(
    /^\s*(?:import|export)( type)?\b[^'";]*?from\s*'([#.][^']+)'|^import '([#.][^']+)'|\bimport\(\s*'([#.][^']+)'\s*\)/gm,
  );
  return [...statements].map(([, type, from, effect, lazy]) => {
    const specifier = String(from ?? effect ?? lazy);
    const isRelative = specifier.startsWith('.');
    return {
      isTypeOnly: type !== undefined,
      path: isRelative ? posix.join(posix.dirname(file), specifier) : specifier.slice(1),
    };
  });
}

const isIn = (path: string, places: string[]) =>
  places.some((place) => path === place || path.startsWith(`${place}/`));

function rowOf(file: string): ImportRow | undefined {
  return importTable
    .filter(({ folder }) => isIn(file, [folder]))
    .toSorted((one, other) => other.folder.length - one.folder.length)[0];
}

// What the graph leads back to, one walk for each start: `a -> b -> a`.
function findCycles(graph: Map<string, string[]>): string[] {
  const finished = new Set<string>();
  const cycles: string[] = [];
  function walk(node: string, path: string[]): void {
    const start = path.indexOf(node);
    if (start >= 0) cycles.push([...path.slice(start), node].join(' -> '));
    if (start >= 0 || finished.has(node)) return;
    for (const next of graph.get(node) ?? []) walk(next, [...path, node]);
    finished.add(node);
  }
  for (const node of graph.keys()) walk(node, []);
  return cycles;
}

test('the sources, their imports and the import table are found', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(importsOf).length).toBeGreaterThan(1000);
  expect(importTable.length).toBeGreaterThan(20);
});

describe('the import table of docs/architecture.md', () => {
  test.each(importTable.map((row) => [row.folder, row] as const))(
    'allows what %s imports',
    (folder, { mayImport, mayKnowTheTypesOf }) => {
      const forbidden = files
        .filter((file) => rowOf(file)?.folder === folder)
        .flatMap((file) => importsOf(file).map((imported) => ({ file, ...imported })))
        .filter(
          ({ path, isTypeOnly }) =>
            !isIn(path, [folder, ...mayImport]) && !(isTypeOnly && isIn(path, mayKnowTheTypesOf)),
        );
      expect(forbidden).toEqual([]);
    },
  );

  test('has a row for everything but what puts it all together', () => {
    expect(files.filter((file) => !rowOf(file)).sort()).toEqual([
      'client/app.tsx',
      'client/entry-client.tsx',
      'client/entry-server.tsx',
      'client/screens.ts',
      'client/shown-address.ts',
      'client/start-script.ts',
      'server/app.ts',
      'server/backend.ts',
      'server/main.ts',
    ]);
  });

  test('names only what exists', () => {
    const named = importTable.flatMap(({ folder, mayImport, mayKnowTheTypesOf }) => [
      folder,
      ...mayImport,
      ...mayKnowTheTypesOf,
    ]);
    expect(named.filter((name) => !files.some((file) => isIn(file, [name])))).toEqual([]);
  });

  test('leads nowhere in a circle on the server', () => {
    const graph = new Map(importTable.map(({ folder, mayImport }) => [folder, mayImport]));
    expect(findCycles(graph).filter((cycle) => !cycle.startsWith('client/'))).toEqual([]);
  });
});

test('no file imports itself by way of others, types included', () => {
  const graph = new Map(files.map((file) => [file, importsOf(file).map(({ path }) => path)]));
  expect(findCycles(graph)).toEqual([]);
});

test('no folder is a crowd: beyond some twenty files there are families to find', () => {
  const counted = [...roots, 'scripts', 'tests'].flatMap((root) =>
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.parentPath),
  );
  const crowds = counted.filter(
    (folder, index) =>
      counted.indexOf(folder) === index && counted.filter((other) => other === folder).length > 24,
  );
  expect(crowds).toEqual([]);
});

test('every file that the table "where a change goes" names exists', () => {
  const document = readFileSync('docs/architecture.md', 'utf8');
  const [, section = ''] = /## Where a change goes\n([\s\S]*?)\n## /.exec(document) ?? [];
  const named = namesIn(section).filter((name) => name.includes('/'));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

test('every file has a name that says what is in it', () => {
  const drawers = /^(index|utils?|helpers?|misc|types|common|shared(?!-list|-address))\b/;
  expect(files.filter((file) => drawers.test(basename(file)))).toEqual([]);
});

test('the environment is read in one place', () => {
  expect(files.filter((file) => sourceOf(file).includes('process.env'))).toEqual([
    'server/settings/read-settings.ts',
  ]);
});

test("the browser's storage is reached in one place, which is ready for one that blocks it", () => {
  const reached = /\b(localStorage|sessionStorage)\b/;
  const codeOf = (file: string) => sourceOf(file).replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  expect(files.filter((file) => reached.test(codeOf(file)))).toEqual([
    'client/lib/guarded-storage.ts',
  ]);
});

test("the users' tables are touched in one place, which is bound to the owner", () => {
  const names = Object.keys(userTableKeys).join('|');
  const touching = new RegExp(
    `(selectFrom|insertInto|updateTable|deleteFrom)\\(\\s*('(${names})'|name)`,
  );
  expect(files.filter((file) => touching.test(sourceOf(file)))).toEqual([
    'server/tables/table-store.ts',
  ]);
});

// After a power cut, files that were written any other way may be empty.
test('what the server writes, it writes by way of durable-file', () => {
  const mayWrite = [
    'server/disk/durable-file.ts',
    // Flushes what it has copied, since a database is too large to be read for it.
    'server/commands/restore.ts',
    // The log.
    'server/web/log-stream.ts',
    // Not of the data directory, and made anew at will.
    'server/pages/static-site.ts',
  ];
  const calls = /\b(writeFile|copyFile|cp|appendFile|createWriteStream|writeSync)(Sync)?\(/;
  const writers = files.filter((file) => file.startsWith('server/') && calls.test(sourceOf(file)));
  expect(writers.filter((file) => !mayWrite.includes(file))).toEqual([]);
});
