import { fork } from 'node:child_process';
import { once } from 'node:events';
import { hash } from '@node-rs/argon2';
import {
  type ApiTarget,
  type LoggedIn,
  password,
  requireAnswer,
  signUp,
} from '#tests/support/processes/api-calls.ts';
import { addFiftyFavorites } from '../support/many-favorites.ts';
import { type RawAnswer, readRawAnswer } from '../support/raw-answer.ts';
import type { Table } from '../support/report.ts';
import { startApp } from '../support/start-app.ts';
import {
  answerPaths,
  type ComparedRequest,
  comparedPages,
  comparedRequests,
} from './compared-requests.ts';
import { complaintAbout, putUnderLoad } from './put-under-load.ts';
import { watchMemory } from './watch-memory.ts';

const numbersOfConnections = [1, 32, 256];
const seconds = 3;

/** Yields the tables of requests a second and of memory, compared with the floor server. */
export async function* measureServer(): AsyncGenerator<Table> {
  const app = await startApp();
  const memory = watchMemory(app);
  let floor: Awaited<ReturnType<typeof startFloor>> | undefined;
  try {
    const atRest = await memory.atRest();
    const reader = await signUp(app, 'reader@example.com');
    const writer = await signUp(app, 'writer@example.com');
    await addFiftyFavorites(app, reader);
    floor = await startFloor(app, reader);
    const rows = await measureEach(comparedRequests(app, { reader, writer }, floor));
    yield {
      heading: 'Server: requests a second, and milliseconds that 99 of 100 stay within',
      note: 'The floor is plain Node.js with the page compressed in memory, a Fastify route that returns the same JSON or takes the same row and forgets it, and one that does nothing but check a password.',
      rows,
      ...complaintAbout(rows),
    };
    yield {
      heading: 'Server: memory',
      rows: [
        { when: 'at rest', MB: atRest },
        { when: 'under load, at most', MB: memory.most() },
        { when: 'at rest again', MB: await memory.atRest() },
      ],
    };
  } finally {
    memory.stop();
    floor?.stop();
    await app.stop();
  }
}

/** Starts the floor server with copies of the real server's answers. */
async function startFloor(app: ApiTarget, { access_token: token }: LoggedIn) {
  const pages: Record<string, RawAnswer> = {};
  for (const { path, headers } of comparedPages) {
    pages[path] = await readRawAnswer(app.url + path, headers);
  }
  const answers: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(answerPaths)) {
    answers[name] = await (await requireAnswer(app, 'GET', path, { token })).json();
  }
  // OWASP's minimum settings, which the server uses too.
  const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const child = fork(new URL('floor-server.mjs', import.meta.url), { serialization: 'advanced' });
  child.send({ pages, answers, passwordHash: await hash(password, cost) });
  const [urls] = (await once(child, 'message')) as [{ filesUrl: string; routesUrl: string }];
  return { ...urls, stop: () => child.kill() };
}

async function measureEach(requests: ComparedRequest[]) {
  const rows: { failed: number; [column: string]: string | number }[] = [];
  for (const { name, mostConnections = 256, ours, floor } of requests) {
    for (const connections of numbersOfConnections) {
      if (connections > mostConnections) continue;
      const own = await putUnderLoad(ours, { connections, seconds });
      const least = await putUnderLoad(floor, { connections, seconds });
      rows.push({
        request: name,
        connections,
        'a second': own.perSecond,
        'p99 ms': own.p99,
        'floor a second': least.perSecond,
        'floor p99 ms': least.p99,
        'ours : floor': own.perSecond / least.perSecond,
        failed: own.failed + least.failed,
      });
    }
  }
  return rows;
}
