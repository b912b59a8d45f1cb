// Every command in package.json starts with this: it installs and builds what is missing or out of
// date. It uses only Node's own modules, because no package may be installed yet. It is not an npm
// hook (`prestart`), because npm skips hooks when `ignore-scripts` is set.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { findBrowser } from './find-browser.mjs';
import { inWords, isVersionIn } from './node-versions.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);

requireNode();
installPackages();
if (!process.argv.includes('--no-build')) await build();
if (process.argv.includes('--browser')) requireBrowser();

function requireNode() {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  if (isVersionIn(process.versions.node, engines.node)) return;
  stop(
    `Marquee needs Node.js ${inWords(engines.node)}; this is ${process.versions.node}. Install another one from https://nodejs.org and try again.`,
  );
}

function installPackages() {
  const stamp = join('node_modules', '.marquee-stamp');
  const wanted = hashOf(['package.json', 'package-lock.json']);
  if (isUpToDate(stamp, wanted)) return;
  console.log('Installing packages …');
  // With NODE_ENV=production npm would skip the development dependencies, which the build needs.
  // Only errors are shown: warnings about `engines` of browser packages do not matter here.
  run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    NODE_ENV: undefined,
  });
  writeFileSync(stamp, wanted);
}

async function build() {
  const drawings = ['vite.catalogue.config.ts', ...filesIn('catalogue')];
  await buildPart(['catalogue'], drawings, async () => {
    console.log('Drawing posters …');
    runVite('vite.catalogue.config.ts');
    await compressFiles(join('dist', 'catalogue', 'posters'), {
      // The best quality would take seconds longer and save only 4 %.
      [constants.BROTLI_PARAM_QUALITY]: 9,
      [constants.BROTLI_PARAM_LGWIN]: 16,
    });
  });
  const configs = ['vite.config.ts', 'vite.pages.config.ts', 'vite.server.config.ts'];
  const sources = ['contract', 'client', 'server'].flatMap(filesIn);
  const inputs = ['package-lock.json', ...configs, ...drawings, ...sources];
  await buildPart(['client', 'pages', 'server'], inputs, async () => {
    console.log('Building …');
    configs.forEach(runVite);
    await compressFiles(join('dist', 'client'), {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    });
  });
}

/**
 * Rebuilds folders of `dist` when their sources have changed.
 * @param {string[]} names
 * @param {string[]} sources
 * @param {() => Promise<void>} make
 */
async function buildPart(names, sources, make) {
  const stamp = join('dist', `.stamp-${names.join('-')}`);
  const wanted = hashOf(sources);
  if (isBuilt(stamp, wanted)) return;
  const folders = names.map((name) => join('dist', name));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  await make();
  writeFileSync(stamp, [wanted, ...folders.flatMap(filesIn)].join('\n'));
}

/**
 * Whether the build is of these sources and complete: parts of it may have been deleted since.
 * @param {string} stamp
 * @param {string} wanted
 */
function isBuilt(stamp, wanted) {
  if (!existsSync(stamp)) return false;
  const [built, ...files] = readFileSync(stamp, 'utf8').split('\n');
  return built === wanted && files.length > 0 && files.every((file) => existsSync(file));
}

/** @param {string} config */
function runVite(config) {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js');
  run(process.execPath, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    NODE_ENV: undefined,
  });
}

/**
 * Compresses files in advance, on all cores, so that the server does not have to.
 * @param {string} folder
 * @param {Record<number, number>} params of Brotli
 */
async function compressFiles(folder, params) {
  const paths = filesIn(folder).filter((path) =>
    /\.(js|css|html|svg|json|webmanifest|txt)$/.test(path),
  );
  const compressed = paths.map(async (path) => {
    const bytes = readFileSync(path);
    writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
    writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  });
  await Promise.all(compressed);
}

function requireBrowser() {
  if (findBrowser()) return;
  stop('The tests need Chromium. Install it, or set CHROMIUM_PATH to where it is.');
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** @param {string[]} paths */
function hashOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

/**
 * @param {string} stamp
 * @param {string} wanted
 */
function isUpToDate(stamp, wanted) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
}

/**
 * @param {string} command
 * @param {string[]} commandArguments
 * @param {NodeJS.ProcessEnv} env
 */
function run(command, commandArguments, env) {
  const result = spawnSync(command, commandArguments, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  if (result.status !== 0)
    stop(`"${command} ${commandArguments.join(' ')}" failed; its own words stand above.`);
}

/** @param {string} message */
function stop(message) {
  console.error(message);
  process.exit(1);
}
