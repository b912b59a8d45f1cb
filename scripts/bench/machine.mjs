import { spawnSync } from 'node:child_process';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { chromiumPath, sandbox } from './measured-browser.mjs';

/** The table of what the figures were measured on. */
export function describeMachine() {
  const version = spawnSync(chromiumPath(), ['--version', ...sandbox], { encoding: 'utf8' });
  const commit = spawnSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' });
  const facts = {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memory: `${(totalmem() / 2 ** 30).toFixed(0)} GB`,
    system: `${type()} ${process.arch}`,
    Node: process.version,
    browser: version.stdout.trim(),
    commit: commit.stdout?.trim() || 'unknown',
    // Whatever else the machine does makes the figures worse than they are.
    'busy cores before': loadavg()[0].toFixed(1),
    day: new Date().toISOString().slice(0, 10),
  };
  return {
    heading: 'Machine',
    rows: Object.entries(facts).map(([what, value]) => ({ what, value: String(value) })),
  };
}
