import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { sandboxFlags } from '../../find-browser.mjs';
import { requireBrowserPath } from './measured-browser.ts';
import type { Table } from './report.ts';

/** The table that describes the machine of the measurements. */
export function describeMachine(): Table {
  const [processor] = cpus();
  const facts = {
    processor: processor?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: `${(totalmem() / 2 ** 30).toFixed(0)} GB`,
    system: `${type()} ${process.arch}`,
    Node: process.version,
    browser: outputOf(requireBrowserPath(), '--version', ...sandboxFlags),
    commit: outputOf('git', 'describe', '--always', '--dirty'),
    // Other load on the machine makes the figures worse.
    'busy cores before': loadavg()[0]?.toFixed(1),
    day: new Date().toISOString().slice(0, 10),
  };
  return {
    heading: 'Machine',
    rows: Object.entries(facts).map(([what, value]) => ({ what, value: String(value) })),
  };
}

function outputOf(program: string, ...programArguments: string[]): string {
  const { stdout } = spawnSync(program, programArguments, { encoding: 'utf8' });
  return stdout?.trim() || 'unknown';
}
