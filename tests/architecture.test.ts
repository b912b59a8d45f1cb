import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

// The import table of docs/architecture.md as a test: which folder may reach into which.
const clientBase = ['client/lib', 'client/messages', 'client/ui', 'contract'];
const mayImport: Record<string, string[]> = {
  contract: ['contract'],
  catalogue: ['catalogue', 'contract'],
  'client/messages': ['client/messages'],
  'client/ui': ['client/ui', 'client/messages', 'contract'],
  'client/lib': ['client/lib', 'client/messages', 'contract'],
  'client/features/session': ['client/features/session', ...clientBase],
  'client/features/catalogue': ['client/features/catalogue', ...clientBase],
  'client/features/trailer': ['client/features/trailer', ...clientBase],
  'client/features/preferences': ['client/features/preferences', ...clientBase],
  'client/features/favorites': [
    'client/features/favorites',
    'client/features/session',
    ...clientBase,
  ],
  'client/features/account': ['client/features/account', 'client/features/session', ...clientBase],
  'client/pages': ['client/pages', 'client/features', 'client/early', ...clientBase],
  'client/service-worker': ['client/lib/paths'],
  'client/early': ['client/early', 'client/features', 'client/pages', ...clientBase],
  'client/gallery': ['client/gallery', 'client/pages', 'client/features', ...clientBase],
  'server/web': ['server/web', 'server/failure', 'server/database', 'contract'],
  'server/disk': ['server/disk', 'server/operator-error'],
  'server/database': ['server/database', 'server/disk', 'server/operator-error', 'contract'],
  'server/mail': ['server/mail', 'server/web', 'server/disk', 'server/failure', 'contract'],
  'server/catalogue': [
    'server/catalogue',
    'catalogue',
    'server/web',
    'server/database',
    'server/disk',
    'server/failure',
    'contract',
  ],
  'server/accounts': [
    'server/accounts',
    'server/mail',
    'server/web',
    'server/database',
    'server/disk',
    'server/failure',
    'server/operator-error',
    'contract',
  ],
  'server/tables': ['server/tables', 'server/web', 'server/database', 'server/failure', 'contract'],
  'server/realtime': ['server/realtime', 'server/web', 'server/failure', 'contract'],
  'server/operations': [
    'server/operations',
    'server/web',
    'server/database',
    'server/failure',
    'contract',
  ],
  'server/commands': [
    'server/commands',
    'server/data-directory',
    'server/database',
    'server/disk',
    'server/env',
    'server/operator-error',
    'server/web',
    'contract',
  ],
};

// What a folder may know of another by its types alone; the thing itself is handed in.
const mayKnowTheTypeOf: Record<string, string[]> = {
  'server/catalogue': ['server/accounts/tokens/access-token'],
  'server/tables': ['server/accounts/tokens/access-token', 'server/realtime/change-feed'],
  'server/realtime': ['server/accounts/tokens/access-token'],
  'server/accounts': ['server/data-directory', 'server/env'],
};

const files = ['catalogue', 'contract', 'client', 'server'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(root, name)),
);

interface Import {
  isTypeOnly: boolean;
  path: string;
}

function importsOf(file: string): Import[] {
  const source = readFileSync(file, 'utf8');
  const statements = source.matchAll(
    /(import|export)( type)?\b[^'";]*?from '#([^']+)'|import\('#([^']+)'\)/g,
  );
  return [...statements].map(([, , type, path, lazyPath]) => ({
    isTypeOnly: type !== undefined,
    path: String(path ?? lazyPath),
  }));
}

function folderOf(file: string): string | undefined {
  return Object.keys(mayImport).find((folder) => file.startsWith(`${folder}/`));
}

const isIn = (path: string, places: string[]) =>
  places.some((place) => path.startsWith(`${place}/`) || path.startsWith(`${place}.`));

test('the sources are found', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(importsOf).length).toBeGreaterThan(300);
});

for (const [folder, places] of Object.entries(mayImport)) {
  test(`${folder} imports only what it may`, () => {
    const forbidden = files
      .filter((file) => folderOf(file) === folder)
      .flatMap((file) => importsOf(file).map((imported) => ({ file, ...imported })))
      .filter(
        ({ path, isTypeOnly }) =>
          !isIn(path, places) && !(isTypeOnly && isIn(path, mayKnowTheTypeOf[folder] ?? [])),
      );
    expect(forbidden).toEqual([]);
  });
}

test('only a few files stand outside the folders: what puts everything together', () => {
  expect(files.filter((file) => !folderOf(file)).sort()).toEqual([
    'client/first-script.ts',
    'client/main.tsx',
    'client/routes.tsx',
    'server/app.ts',
    'server/backend.ts',
    'server/data-directory.ts',
    'server/env.ts',
    'server/failure.ts',
    'server/main.ts',
    'server/operator-error.ts',
    'server/setting-reader.ts',
    'server/storage.ts',
  ]);
});

test('every file has a name that says what is in it', () => {
  const drawers = /^(index|utils?|helpers?|misc|types|common|shared)\b/;
  expect(files.filter((file) => drawers.test(basename(file)))).toEqual([]);
});

test('the environment is read in one place', () => {
  const readers = files.filter((file) => readFileSync(file, 'utf8').includes('process.env'));
  expect(readers).toEqual(['server/env.ts']);
});

test("the browser's storage is reached in one place, which is ready for one that blocks it", () => {
  const reached = /\b(localStorage|sessionStorage)\b/;
  const code = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  expect(files.filter((file) => reached.test(code(file)))).toEqual([
    'client/lib/guarded-storage.ts',
  ]);
});

test('the favorites table is touched in one place', () => {
  const touching = /(selectFrom|insertInto|updateTable|deleteFrom)\(\s*'favorites'/;
  expect(files.filter((file) => touching.test(readFileSync(file, 'utf8')))).toEqual([
    'server/tables/favorites-store.ts',
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
    'server/web/static-site.ts',
  ];
  const calls = /\b(writeFile|copyFile|cp|appendFile|createWriteStream|writeSync)(Sync)?\(/;
  const writers = files.filter(
    (file) => file.startsWith('server/') && calls.test(readFileSync(file, 'utf8')),
  );
  expect(writers.filter((file) => !mayWrite.includes(file))).toEqual([]);
});
