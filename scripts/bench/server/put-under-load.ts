import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mediansOf } from '../support/median.ts';
import type { Row } from '../support/report.ts';
import { moveToCores } from './separate-cores.ts';

/** A request; `{id}` in its path and its body becomes a number that no earlier request has had. */
export interface LoadRequest {
  method?: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Load {
  url: string;
  /** The requests that a connection sends in turn; the connections take the sequences in turn. */
  sequences: LoadRequest[][];
}

/** What the load generator is told. */
export interface Order {
  load: Load;
  connections: number;
  seconds: number;
  firstId: number;
}

export interface LoadResult {
  perSecond: number;
  /** 99 of 100 answers take at most this many milliseconds. */
  p99: number;
  /** How many requests were refused, and connections closed. */
  failed: number;
  /** The part of the time in which the load generator was at work; near 1, it is what limits. */
  generatorBusy: number;
}

interface LoadOptions {
  connections: number;
  seconds: number;
  /** The core for the load generator; null for any. */
  core: string | null;
}

/** How load is put on servers in turns, but for the number of connections. */
export interface LoadInTurns extends Omit<LoadOptions, 'connections'> {
  /** How many runs a median is taken from. */
  runs: number;
}

// All ids have ten digits. No run sends as many requests as there are ids for it.
const idsForOneRun = 500_000;
let nextFirstId = 2 ** 30;

/** Sends requests over this many connections for some seconds, after a short warm-up. */
export async function putUnderLoad(
  load: Load,
  { connections, seconds, core }: LoadOptions,
): Promise<LoadResult> {
  const generator = fork(new URL('load-generator.mjs', import.meta.url));
  if (core !== null) moveToCores(generator.pid, core);
  generator.send({ load, connections, seconds, firstId: nextFirstId } satisfies Order);
  nextFirstId += idsForOneRun;
  const [result] = (await once(generator, 'message')) as [LoadResult];
  if (result.failed > 0) console.error(`${result.failed} requests to ${load.url} failed`);
  return result;
}

/** Requests a second of our server, and of another one that gives the same answers. */
export interface ComparedRow extends Row {
  failed: number;
}

/**
 * Puts our server and another one under load in turns, so that whatever slows one down slows both;
 * gives the medians as cells of a row. Without another one, only ours.
 */
export async function compareUnderLoad(
  loads: { ours: Load; other: Load | null; otherName: string },
  { runs, ...options }: LoadInTurns & { connections: number },
): Promise<ComparedRow> {
  const { ours, other, otherName } = loads;
  const own: LoadResult[] = [];
  const others: LoadResult[] = [];
  for (let run = 0; run < runs; run += 1) {
    own.push(await putUnderLoad(ours, options));
    if (other) others.push(await putUnderLoad(other, options));
  }
  const all = [...own, ...others];
  const { perSecond, p99 } = mediansOf(own);
  const medianOfOther = mediansOf(others);
  return {
    connections: options.connections,
    'a second': perSecond,
    'p99 ms': p99,
    ...(other && {
      [`${otherName} a second`]: medianOfOther.perSecond,
      [`${otherName} p99 ms`]: medianOfOther.p99,
      [`ours : ${otherName}`]: perSecond / medianOfOther.perSecond,
    }),
    'generator busy': Math.max(...all.map(({ generatorBusy }) => generatorBusy)),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** The complaint about a table in which some requests failed. */
export function complaintAbout(rows: { failed: number }[]): { complaint?: string } {
  if (rows.every(({ failed }) => failed === 0)) return {};
  return { complaint: 'Some requests failed, so the figures in their rows are not valid.' };
}
