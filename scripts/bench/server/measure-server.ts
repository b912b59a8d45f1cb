import type { MeasureOptions, Table } from '../support/report.ts';
import { measureBesideFloor } from './measure-beside-floor.ts';
import { measureBesidePocketBase } from './measure-beside-pocketbase.ts';
import { buildPocketBase } from './pocketbase.ts';
import { separateCores } from './separate-cores.ts';
import { judgeTargets, type Result } from './server-targets.ts';

const seconds = 2;

/**
 * Yields the tables of requests a second, memory and start, compared with the floor server and with
 * PocketBase, and which targets are met.
 */
export async function* measureServer({ runs }: MeasureOptions): AsyncGenerator<Table> {
  // Takes minutes the first time, so before this process gives up its other cores.
  const pocketBase = buildPocketBase();
  const cores = separateCores();
  const load = { runs, seconds, core: cores.load };
  const results: Result[] = [];
  async function* measure(): AsyncGenerator<Result> {
    yield* measureBesideFloor(load);
    yield* measureBesidePocketBase(load, pocketBase);
  }
  try {
    for await (const result of measure()) {
      results.push(result);
      const { note = '', ...table } = result.table;
      yield { ...table, note: `${cores.note} ${note}`.trim() };
    }
  } finally {
    cores.release();
  }
  yield judgeTargets(results);
}
