// Runs before `npm start`, `npm run dev` and `npm test`: installs and builds what is missing or
// out of date, and nothing else. Uses only what Node brings, since nothing may be installed yet.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

requireNode(20, 19);
installPackages();
if (!process.argv.includes('--no-build')) build();
if (process.argv.includes('--browser')) findBrowser();

function requireNode(major, minor) {
  const [hasMajor, hasMinor] = process.versions.node.split('.').map(Number);
  if (hasMajor > major || (hasMajor === major && hasMinor >= minor)) return;
  stop(
    `Marquee needs Node.js ${major}.${minor} or newer; this is ${process.versions.node}. Install a newer one from https://nodejs.org and try again.`,
  );
}

function installPackages() {
  const stamp = join('node_modules', '.marquee-stamp');
  const wanted = hashOf(['package.json', 'package-lock.json']);
  if (isUpToDate(stamp, wanted)) return;
  console.log('Installing packages …');
  // NODE_ENV=production would leave out what builds and tests; the engines of packages that only
  // ever run in the browser are no news to the one who starts this.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    NODE_ENV: undefined,
  });
  writeFileSync(stamp, wanted);
}

function build() {
  const stamp = join('dist', '.stamp');
  const sources = ['contract', 'client', 'server'].flatMap(filesIn);
  const wanted = hashOf([
    'package-lock.json',
    'vite.config.ts',
    'vite.server.config.ts',
    ...sources,
  ]);
  if (isUpToDate(stamp, wanted)) return;
  console.log('Building …');
  rmSync('dist', { recursive: true, force: true });
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  for (const config of ['vite.config.ts', 'vite.server.config.ts']) {
    run(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
      NODE_ENV: undefined,
    });
  }
  filesIn(join('dist', 'client')).forEach(compress);
  writeFileSync(stamp, wanted);
}

// Compressed once here, so that the server never spends time on it.
function compress(path) {
  if (!/\.(js|css|html|svg|json|webmanifest|txt)$/.test(path)) return;
  const bytes = readFileSync(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, quality));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

function findBrowser() {
  const note = join('node_modules', '.marquee-chromium');
  const path =
    process.env.CHROMIUM_PATH ||
    knownBrowser(note) ||
    installByApt() ||
    unpackFromNpm() ||
    downloadByPlaywright();
  if (!path || !existsSync(path)) {
    stop('The tests need Chromium. Install it, or set CHROMIUM_PATH to where it is.');
  }
  writeFileSync(note, path);
}

function knownBrowser(note) {
  const usual = [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ];
  const noted = existsSync(note) ? [readFileSync(note, 'utf8')] : [];
  return [...noted, ...usual].find((path) => existsSync(path));
}

function installByApt() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.log('Installing Chromium …');
  attempt('apt-get', ['update', '-qq']);
  attempt('apt-get', [
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium',
    'fonts-dejavu-core',
  ]);
  return existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : null;
}

function unpackFromNpm() {
  const folder = join(root, '.cache', 'chromium');
  console.log('Fetching Chromium from the package registry …');
  mkdirSync(folder, { recursive: true });
  if (
    !attempt('npm', [
      'install',
      '--prefix',
      folder,
      '--no-audit',
      '--no-fund',
      '@sparticuz/chromium',
    ])
  ) {
    return null;
  }
  const script =
    "import('@sparticuz/chromium').then(async (c) => console.log(await c.default.executablePath()))";
  const unpacked = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return unpacked.status === 0 ? unpacked.stdout.trim() : null;
}

function downloadByPlaywright() {
  console.log('Downloading Chromium …');
  const cli = join('node_modules', '@playwright', 'test', 'cli.js');
  if (!attempt(process.execPath, [cli, 'install', 'chromium'])) return null;
  const script = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))";
  return execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  }).trim();
}

function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

function isUpToDate(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

function run(command, commandArguments, env = {}) {
  const result = spawnSync(command, commandArguments, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (result.status !== 0)
    stop(`"${command} ${commandArguments.join(' ')}" failed; its own words stand above.`);
}

function attempt(command, commandArguments) {
  return (
    spawnSync(command, commandArguments, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  );
}

function stop(message) {
  console.error(message);
  process.exit(1);
}
