// Runs all checks and tests and ends with one line: `N passed, M failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './run-tool.ts';

interface Counts {
  passed: number;
  skipped: number;
  /** The names of the tests that failed. */
  failures: string[];
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: { name: string; assertionResults: { status: string; fullName: string }[] }[];
}

interface PlaywrightSuite {
  specs?: { ok: boolean; file: string; title: string }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; skipped: number };
  suites: PlaywrightSuite[];
}

const results = '.cache/results';
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const totals = { passed: 0, failed: 0, skipped: 0 };
const failures: string[] = [];

runCheck('types', 'typescript/bin/tsc', ['-b']);
runCheck('lint', '@biomejs/biome/bin/biome', ['ci', '--colors=off', '.']);
runCheck('dead code', 'knip/bin/knip.js', []);
runSuite('unit and server', 'vitest/vitest.mjs', ['run'], countVitest);
console.log(`\nThe clock of the tests "browser": ${new Date()}, the machine's time`);
runSuite('browser', '@playwright/test/cli.js', ['test'], countPlaywright);

// Repeats the names of failed tests at the end of the output, where they are easy to find.
if (failures.length > 0) console.log(`\n== failed\n${failures.join('\n')}`);
const skipped = totals.skipped > 0 ? `, ${totals.skipped} skipped` : '';
console.log(`${totals.passed} passed, ${totals.failed} failed${skipped}`);
process.exit(totals.failed > 0 ? 1 : 0);

function runCheck(name: string, program: string, programArguments: string[]): void {
  console.log(`\n== ${name}`);
  const ok = runTool(program, programArguments);
  totals[ok ? 'passed' : 'failed'] += 1;
  if (!ok) failures.push(name);
}

function runSuite<Report>(
  name: string,
  program: string,
  programArguments: string[],
  count: (report: Report) => Counts,
): void {
  console.log(`\n== ${name}`);
  const report = join(results, `${name.replaceAll(' ', '-')}.json`);
  const ok = runTool(program, programArguments, { MARQUEE_TEST_REPORT: report });
  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : null;
  totals.passed += counts?.passed ?? 0;
  totals.skipped += counts?.skipped ?? 0;
  // A suite that fails outside its tests, or runs no test, counts as one failure.
  const broke = !ok || !counts || counts.passed === 0;
  totals.failed += Math.max(counts?.failures.length ?? 0, broke ? 1 : 0);
  if (broke) failures.push(...(counts?.failures.length ? counts.failures : [name]));
}

function countVitest(report: VitestReport): Counts {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ status, fullName }) => ({ status, name: `${name} > ${fullName}` })),
  );
  return {
    passed: report.numPassedTests,
    skipped: report.numPendingTests,
    failures: tests.filter(({ status }) => status === 'failed').map(({ name }) => name),
  };
}

function countPlaywright({ stats, suites }: PlaywrightReport): Counts {
  const failed = suites.flatMap(specsOf).filter(({ ok }) => !ok);
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: failed.map(({ file, title }) => `${file} > ${title}`),
  };
}

function specsOf({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<typeof specs> {
  return [...specs, ...suites.flatMap(specsOf)];
}
