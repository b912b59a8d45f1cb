// `npm run bench`: measures the built app beside a floor in the same run. Prints tables, and keeps
// them in .cache/bench: results.json for programs, results.md for documents.
//   --only client,interaction,server,growth   some of the parts
//   --runs 5                                  how often what is given as a median is measured
//   --full                                    up to a million users, too
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measureClient } from './bench/client.mjs';
import { measureGrowth } from './bench/growth.mjs';
import { measureInteraction } from './bench/interaction.mjs';
import { describeMachine } from './bench/machine.mjs';
import { printTable, writeReport } from './bench/report.mjs';
import { measureServer } from './bench/server.mjs';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const parts = {
  client: measureClient,
  interaction: measureInteraction,
  server: measureServer,
  growth: measureGrowth,
};
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(parts).join() },
    runs: { type: 'string', default: '5' },
    full: { type: 'boolean', default: false },
  },
});
const wanted = values.only.split(',');
const runs = Number(values.runs);
const unknown = wanted.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`--only knows no ${unknown.join(', ')}`);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1');

const machine = describeMachine();
printTable(machine);
const tables = [];
for (const name of wanted) {
  for await (const table of parts[name]({ runs, isFull: values.full })) {
    tables.push({ part: name, ...table });
    printTable(table);
  }
}
const failed = tables.flatMap(({ rows }) => rows).some((row) => row.failed > 0);
if (failed) console.error('\nSome requests failed: what stands beside them was not measured.');
process.exitCode = failed ? 1 : 0;
console.log(`\nKept in ${writeReport({ machine, runs, isFull: values.full, tables })}`);
