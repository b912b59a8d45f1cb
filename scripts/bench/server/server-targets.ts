import { type Bound, judge } from '../support/judge.ts';
import type { Row, Table } from '../support/report.ts';
import { addingOfEach, crowd } from './compared-requests.ts';

/** A table, and what it is about. */
export interface Result {
  measure: 'requests' | 'memory' | 'peer' | 'peer memory' | 'start';
  table: Table;
}

interface Target extends Bound {
  target: string;
  measure: Result['measure'];
  /** The column that has the value. */
  column: string;
  /** Cells of the row; without them, all rows. */
  row?: Row;
}

const reads = ['50 favorites of one user', '50 favorites of each user'];
// On 2026-11-21 it was 972.
const addedASecond = 4 * 972;

const targets: Target[] = [
  ...reads.map((request) => ofFloor(request, 0.4)),
  {
    target: `${addingOfEach}, a second`,
    measure: 'requests',
    column: 'a second',
    row: { request: addingOfEach, connections: crowd },
    least: addedASecond,
  },
  ofFloor('a page of popular movies', 0.8),
  ofFloor('a search', 0.6),
  {
    target: 'memory at rest, MB',
    measure: 'memory',
    column: 'MB',
    row: { when: 'at rest' },
    most: 80,
  },
  {
    target: 'memory while favorites are read and added, MB',
    measure: 'peer memory',
    column: 'MB',
    row: { when: 'under this load, at most' },
    most: 120,
  },
  { target: 'start to first answer, s', measure: 'start', column: 's', most: 0.35 },
  ...reads.map((request) => ofPeer(request, 5)),
  ofPeer(addingOfEach, 1.5),
];

function ofFloor(request: string, least: number): Target {
  const row = { request, connections: crowd };
  const target = `${request} : a bare route`;
  return { target, measure: 'requests', column: 'ours : floor', row, least };
}

function ofPeer(request: string, least: number): Target {
  const target = `${request} : PocketBase`;
  return { target, measure: 'peer', column: 'ours : PocketBase', row: { request }, least };
}

/** The table of every target. */
export function judgeTargets(results: Result[]): Table {
  const rows = targets.flatMap(({ target, measure, column, row = {}, ...bound }) =>
    results
      .filter((result) => result.measure === measure)
      .flatMap(({ table }) => table.rows)
      .filter((cells) => Object.entries(row).every(([name, value]) => cells[name] === value))
      .map((cells) => ({
        target,
        when: cells.when ?? null,
        ...judge(Number(cells[column] ?? Number.NaN), bound),
      })),
  );
  return { heading: 'Server: targets', rows };
}
