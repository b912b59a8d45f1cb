// `npm run bench`: measures the built app, and for most figures a floor in the same run: the least
// that could do the same. Prints tables and writes them to .cache/bench (results.json, results.md).
//   npm run bench client log-ins   only these subjects
//   npm run bench -- --list        lists the subjects
//   npm run bench -- --runs 3      runs for each median (5 by default)
//   npm run bench -- --full        adds what takes long, up to a million users
//   npm run bench client -- --pages home,login   only these pages (client/measured-pages.ts)
import { parseArgs } from 'node:util';
import { measureClient } from './bench/client/measure-client.ts';
import { measureGrowth } from './bench/growth/measure-growth.ts';
import { measureInteraction } from './bench/interaction/measure-interaction.ts';
import { measureNotifications } from './bench/scale/measure-notifications.ts';
import { measureModel } from './bench/scale/model-servers.ts';
import { measureCapacity } from './bench/server/measure-capacity.ts';
import { measureLogIns } from './bench/server/measure-log-ins.ts';
import { measureServer } from './bench/server/measure-server.ts';
import { measureSockets } from './bench/server/measure-sockets.ts';
import { describeMachine } from './bench/support/describe-machine.ts';
import { type Measure, printTable, type Table, writeReport } from './bench/support/report.ts';

const subjects: Record<string, { what: string; measure: Measure }> = {
  client: {
    what: 'bytes and paints of a first and a second visit, and their targets',
    measure: measureClient,
  },
  interaction: {
    what: 'from an event to the paint that shows its result',
    measure: measureInteraction,
  },
  server: {
    what: 'requests a second, memory and start, beside a floor and PocketBase, and their targets',
    measure: measureServer,
  },
  'log-ins': { what: 'reading favorites while 64 people log in', measure: measureLogIns },
  capacity: {
    what: 'requests a second of one server; with DATABASE_URL, of an empty PostgreSQL, also of two',
    measure: measureCapacity,
  },
  sockets: {
    what: 'what open sockets cost a server, up to as many as it takes',
    measure: measureSockets,
  },
  notifications: {
    what: 'what one tap costs each of the servers that share a PostgreSQL',
    measure: measureNotifications,
  },
  model: {
    what: 'what 1 to 32 servers do for a million people, calculated from measured costs',
    measure: measureModel,
  },
  growth: { what: 'time and memory by titles, favorites and users', measure: measureGrowth },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    full: { type: 'boolean', default: false },
    pages: { type: 'string' },
  },
});
if (values.list) {
  for (const [name, { what }] of Object.entries(subjects)) console.log(name.padEnd(13), what);
} else {
  await measure(positionals.length > 0 ? positionals : Object.keys(subjects));
}

async function measure(names: string[]): Promise<void> {
  const chosen = names.map((name) => {
    const subject = subjects[name];
    if (subject) return { name, ...subject };
    throw new Error(`No subject ${name}; there are ${Object.keys(subjects).join(', ')}`);
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1');

  const options = { runs, isFull: values.full, pages: values.pages?.split(',') ?? null };
  const machine = describeMachine();
  printTable(machine);
  const tables: (Table & { subject: string })[] = [];
  for (const { name, measure } of chosen) {
    for await (const table of measure(options)) {
      tables.push({ subject: name, ...table });
      printTable(table);
    }
  }
  const complaints = tables.flatMap(({ complaint }) => complaint ?? []);
  for (const complaint of complaints) console.error(`\n${complaint}`);
  process.exitCode = complaints.length > 0 ? 1 : 0;
  console.log(`\nWritten to ${writeReport({ machine, ...options, tables })}`);
}
