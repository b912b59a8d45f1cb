import { median } from '../support/median.ts';
import type { Row } from '../support/report.ts';
import { startApp, withDataDirectory } from '../support/start-app.ts';
import { crowd, type FavoritesLoads, favoritesLoads, signUpUsers } from './compared-requests.ts';
import { countDiskFlushes } from './disk-flushes.ts';
import {
  type Built,
  createOwner,
  fillPocketBase,
  pocketBaseLoads,
  startPocketBase,
} from './pocketbase.ts';
import {
  type ComparedRow,
  compareUnderLoad,
  complaintAbout,
  type LoadInTurns,
} from './put-under-load.ts';
import type { Result } from './server-targets.ts';
import { memoryAtRest, watchMemory } from './watch-memory.ts';

const peerName = 'PocketBase';

/**
 * Yields what our server needs to read and add favorites, and to start; beside it what PocketBase
 * needs, where that could be built.
 */
export async function* measureBesidePocketBase(
  load: LoadInTurns,
  { isBuilt, note }: Built,
): AsyncGenerator<Result> {
  const { requests, memory } = await withDataDirectory((dataDirectory) =>
    measureFavorites(load, isBuilt ? dataDirectory : null),
  );
  yield {
    measure: 'peer',
    table: {
      heading: `Server: favorites beside ${peerName}`,
      note: `${note} Ours flushes a favorite to the disk before it answers (WAL, synchronous=FULL), PocketBase does not (WAL, synchronous=NORMAL): a power cut loses its last ones. The disk takes ${countDiskFlushes()} flushes a second.`,
      rows: requests,
      ...complaintAbout(requests),
    },
  };
  yield {
    measure: 'peer memory',
    table: { heading: 'Server: memory for these favorites', note, rows: memory },
  };
  const heading = `Server: from the start to the first answer, median of ${load.runs}`;
  const starts = await measureStarts(load.runs, isBuilt);
  yield { measure: 'start', table: { heading, note, rows: starts } };
}

/** Measures the requests and the memory; without a data folder for PocketBase, only ours. */
async function measureFavorites(load: LoadInTurns, theirDataDirectory: string | null) {
  if (theirDataDirectory) createOwner(theirDataDirectory);
  const app = await startApp();
  const peer = theirDataDirectory ? await startPocketBase(theirDataDirectory) : null;
  const servers = [app, ...(peer ? [peer] : [])];
  try {
    const atRest = await Promise.all(servers.map(memoryAtRest));
    const ours = favoritesLoads(app, await signUpUsers(app));
    const theirs = peer && pocketBaseLoads(peer.url, await fillPocketBase(peer.url, crowd));
    const watches = servers.map(watchMemory);
    const requests = await measureEach(ours, theirs, load);
    for (const watch of watches) watch.stop();
    const most = watches.map((watch) => watch.most());
    const atRestAgain = await Promise.all(servers.map(memoryAtRest));
    const memory = [
      { when: 'at rest', ...comparedCells('MB', atRest) },
      { when: 'under this load, at most', ...comparedCells('MB', most) },
      { when: 'at rest again', ...comparedCells('MB', atRestAgain) },
    ];
    return { requests, memory };
  } finally {
    for (const server of servers) await server.stop();
  }
}

async function measureEach(ours: FavoritesLoads, theirs: FavoritesLoads | null, load: LoadInTurns) {
  const rows: ComparedRow[] = [];
  for (const [request, own] of Object.entries(ours)) {
    const other = theirs?.[request as keyof FavoritesLoads] ?? null;
    const loads = { ours: own, other, otherName: peerName };
    const row = await compareUnderLoad(loads, { ...load, connections: crowd });
    rows.push({ request, ...row });
  }
  return rows;
}

function comparedCells(unit: string, [ours = null, theirs = null]: (number | null)[]): Row {
  return { [unit]: ours, [`${peerName} ${unit}`]: theirs };
}

async function measureStarts(runs: number, isBuilt: boolean): Promise<Row[]> {
  const first = await medianSeconds(runs, startApp);
  const later = await withDataDirectory(async (DATA_DIR) => {
    const again = () => startApp({ DATA_DIR });
    await medianSeconds(1, again);
    return medianSeconds(runs, again);
  });
  const theirs = await withDataDirectory(async (dataDirectory) => {
    if (!isBuilt) return null;
    createOwner(dataDirectory);
    return medianSeconds(runs, () => startPocketBase(dataDirectory));
  });
  return [
    { when: 'in an empty data folder', ...comparedCells('s', [first]) },
    { when: 'again', ...comparedCells('s', [later, theirs]) },
  ];
}

/** The median of the seconds until a server gives its first answer. */
async function medianSeconds(
  runs: number,
  start: () => Promise<{ stop: () => Promise<unknown> }>,
): Promise<number> {
  const seconds: number[] = [];
  while (seconds.length < runs) {
    const startedAt = performance.now();
    const server = await start();
    seconds.push((performance.now() - startedAt) / 1000);
    await server.stop();
  }
  return median(seconds);
}
