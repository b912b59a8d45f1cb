// Runs everything that has to hold and closes with one line: `N passed, M failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const results = '.cache/results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// Every test has a database of its own that waits for the disk at each write; memory is as good a
// disk for that, and many times faster.
const temporaryFolder = existsSync('/dev/shm') ? { TMPDIR: '/dev/shm' } : {};

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures = [];

runCheck('types', 'typescript/bin/tsc', ['-b']);
runCheck('lint', '@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']);
runCheck('dead code', 'knip/bin/knip.js', []);
runSuite('unit and server', 'vitest/vitest.mjs', ['run'], readVitest);
console.log(`\nThe clock of the tests "browser": ${new Date()}, the machine's time`);
runSuite('browser', '@playwright/test/cli.js', ['test'], readPlaywright);

// Named once more where the output ends, for those who see no more of it.
if (failures.length > 0) console.log(`\n== failed\n${failures.join('\n')}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);

function runCheck(name, binary, commandArguments) {
  const ok = runTool(name, binary, commandArguments);
  totals[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(name);
}

function runSuite(name, binary, commandArguments, read) {
  const report = join(results, `${name.replaceAll(' ', '-')}.json`);
  const ok = runTool(name, binary, commandArguments, { MARQUEE_TEST_REPORT: report });
  const counts = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : null;
  totals.passed += counts?.passed ?? 0;
  totals.skipped += counts?.skipped ?? 0;
  // A suite that broke before or beside its tests, or ran none, has failed once.
  const broke = !ok || !counts || counts.passed === 0;
  totals.failed += Math.max(counts?.failures.length ?? 0, broke ? 1 : 0);
  if (broke) failures.push(...(counts?.failures.length ? counts.failures : [name]));
}

function runTool(name, binary, commandArguments, env = {}) {
  console.log(`\n== ${name}`);
  const result = spawnSync(process.execPath, [join('node_modules', binary), ...commandArguments], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...temporaryFolder, NODE_ENV: undefined, ...env },
  });
  return result.status === 0;
}

function readVitest(report) {
  const results = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({ status, name: `${name} > ${fullName}` })),
  );
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests,
    failures: results.filter(({ status }) => status === 'failed').map(({ name }) => name),
  };
}

function readPlaywright({ stats, suites }) {
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: failed.map(({ file, title }) => `${file} > ${title}`),
  };
}
