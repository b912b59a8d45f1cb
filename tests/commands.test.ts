import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { aDirectory } from '#tests/support/data/a-directory.ts';
import {
  freePortBeforeAnother,
  leastEnvironment,
} from '#tests/support/processes/start-server-process.ts';
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

// npm does not run hooks when its setting `ignore-scripts` is on.
test.each(Object.entries(scripts))(
  'npm run %s prepares what it needs without npm hooks',
  (name, script) => {
    expect(script).toMatch(/^node scripts\/make-ready\.mjs( --no-build| --browser)? && /);
    expect(Object.keys(scripts)).not.toContain(`pre${name}`);
  },
);

/** A folder that the preparation treats as the project, with a build that takes no time. */
function aProject(enginesOfIt = engines.node) {
  const folder = aDirectory();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const name of readdirSync('scripts').filter((name) => name.endsWith('.mjs'))) {
    write(`scripts/${name}`, readFileSync(join('scripts', name), 'utf8'));
  }
  for (const root of ['catalogue', 'contract', 'client', 'server']) write(`${root}/a.ts`, '');
  for (const part of ['', '.catalogue', '.pages', '.server']) write(`vite${part}.config.ts`, '');
  write('package.json', JSON.stringify({ engines: { node: enginesOfIt } }));
  write('package-lock.json', '');
  const packages = ['package.json', 'package-lock.json'].map((path) => [
    ...[path, '\0', readFileSync(join(folder, path), 'utf8'), '\0'],
  ]);
  write('node_modules/.marquee-stamp', sha256(packages.flat().join('')));
  write(
    'node_modules/vite/bin/vite.js',
    `const { mkdirSync, writeFileSync } = require('node:fs');
    const files = {
      'vite.catalogue.config.ts': 'catalogue/posters/movie-1.svg',
      'vite.config.ts': 'client/index.html',
      'vite.pages.config.ts': 'pages/entry-server.js',
      'vite.server.config.ts': 'server/main.js',
    };
    const file = 'dist/' + files[process.argv[process.argv.indexOf('--config') + 1]];
    mkdirSync(require('node:path').dirname(file), { recursive: true });
    writeFileSync(file, '');`,
  );
  const prepare = () =>
    spawnSync(process.execPath, ['scripts/make-ready.mjs'], { cwd: folder, encoding: 'utf8' });
  return { folder, prepare };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('a build is made once, and again when a file of it is gone', () => {
  const { folder, prepare } = aProject();
  expect(prepare().stdout).toBe('Drawing posters …\nBuilding …\n');
  expect(prepare().stdout).toBe('');
  rmSync(join(folder, 'dist/server/main.js'));
  expect(prepare().stdout).toBe('Building …\n');
  expect(existsSync(join(folder, 'dist/server/main.js'))).toBe(true);
});

test('posters are drawn again only when the catalogue has changed', () => {
  const { folder, prepare } = aProject();
  prepare();
  writeFileSync(join(folder, 'server/a.ts'), 'start()');
  expect(prepare().stdout).toBe('Building …\n');
  writeFileSync(join(folder, 'catalogue/a.ts'), 'draw()');
  expect(prepare().stdout).toBe('Drawing posters …\nBuilding …\n');
});

test('a version of Node.js that does not run Marquee is refused with a sentence', () => {
  const { status, stderr } = aProject('^98.7 || >=99.0').prepare();
  expect(status).toBe(1);
  expect(stderr).toBe(
    `Marquee needs Node.js 98.7 or a newer 98, or 99.0 or newer; this is ${process.versions.node}. Install another one from https://nodejs.org and try again.\n`,
  );
});

test('npm run dev says so when its port is taken, and leaves nothing running', async () => {
  const squatter = createServer().listen(0, '127.0.0.1');
  await once(squatter, 'listening');
  onTestFinished(() => void squatter.close());
  const { port } = squatter.address() as { port: number };
  const dataDirectory = join(aDirectory(), 'data');
  const env = { ...leastEnvironment, PORT: String(port), DATA_DIR: dataDirectory };
  const command = spawn(process.execPath, ['scripts/run.mjs', 'scripts/dev.ts'], {
    env,
    detached: true,
  });
  onTestFinished(() => void killGroup(Number(command.pid)));
  const complaints = text(command.stderr);
  // The close event comes after every process of the group has closed its output.
  const [code] = await once(command, 'close');
  expect(await complaints).toBe(
    `Port ${port} is already in use. Stop the program that has it, or set PORT to another.\n`,
  );
  expect(code).toBe(1);
  expect(existsSync(dataDirectory)).toBe(false);
});

test('npm run dev builds and starts the server', { timeout: 120_000 }, async () => {
  // The server has the next port.
  const PORT = String(await freePortBeforeAnother());
  const env = { ...leastEnvironment, PORT, DATA_DIR: aDirectory() };
  const command = spawn(process.execPath, ['scripts/run.mjs', 'scripts/dev.ts'], {
    env,
    detached: true,
  });
  onTestFinished(() => void killGroup(Number(command.pid)));
  let output = '';
  for await (const chunk of command.stdout) {
    output += chunk;
    if (output.includes('Marquee is ready')) break;
  }
  expect(output).toContain(`Marquee is ready at http://localhost:${PORT}`);
});

function killGroup(leader: number) {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // The group has ended already.
  }
}
