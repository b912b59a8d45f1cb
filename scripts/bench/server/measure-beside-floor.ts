import { fork } from 'node:child_process';
import { once } from 'node:events';
import { hash } from '@node-rs/argon2';
import { type ApiTarget, password, requireAnswer } from '#tests/support/processes/api-calls.ts';
import { type RawAnswer, readRawAnswer } from '../support/raw-answer.ts';
import { startApp } from '../support/start-app.ts';
import {
  answerPaths,
  type ComparedRequest,
  comparedPages,
  comparedRequests,
  signUpUsers,
  type Users,
} from './compared-requests.ts';
import {
  type ComparedRow,
  compareUnderLoad,
  complaintAbout,
  type LoadInTurns,
} from './put-under-load.ts';
import type { Result } from './server-targets.ts';
import { memoryAtRest, watchMemory } from './watch-memory.ts';

/** Yields requests a second beside the floor server, and the memory that all of them together take. */
export async function* measureBesideFloor(load: LoadInTurns): AsyncGenerator<Result> {
  const app = await startApp();
  const memory = watchMemory(app);
  let floor: Awaited<ReturnType<typeof startFloor>> | undefined;
  try {
    const atRest = await memoryAtRest(app);
    const users = await signUpUsers(app);
    floor = await startFloor(app, users);
    const rows = await measureEach(comparedRequests(app, users, floor), load);
    const table = {
      heading: 'Server: requests a second, and milliseconds that 99 of 100 stay within',
      note: 'The floor is plain Node.js with the page compressed in memory, a Fastify route that returns the same JSON or takes the same row and forgets it, and one that does nothing but check a password. Where the generator is busy all the time, the floor could do more.',
      rows,
      ...complaintAbout(rows),
    };
    yield { measure: 'requests', table };
    const rowsOfMemory = [
      { when: 'at rest', MB: atRest },
      { when: 'under any load, at most', MB: memory.most() },
      { when: 'at rest again', MB: await memoryAtRest(app) },
    ];
    yield { measure: 'memory', table: { heading: 'Server: memory', rows: rowsOfMemory } };
  } finally {
    memory.stop();
    floor?.stop();
    await app.stop();
  }
}

/** Starts the floor server with copies of the real server's answers. */
async function startFloor(app: ApiTarget, { one }: Users) {
  const pages: Record<string, RawAnswer> = {};
  for (const { path, headers } of comparedPages) {
    pages[path] = await readRawAnswer(app.url + path, headers);
  }
  const answers: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(answerPaths)) {
    const token = one.access_token;
    answers[name] = await (await requireAnswer(app, 'GET', path, { token })).json();
  }
  // OWASP's minimum settings, which the server uses too.
  const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const child = fork(new URL('floor-server.mjs', import.meta.url), { serialization: 'advanced' });
  child.send({ pages, answers, passwordHash: await hash(password, cost) });
  const [urls] = (await once(child, 'message')) as [{ filesUrl: string; routesUrl: string }];
  return { ...urls, stop: () => child.kill() };
}

async function measureEach(requests: ComparedRequest[], load: LoadInTurns) {
  const rows: ComparedRow[] = [];
  for (const { name, ours, floor, connections: numbers } of requests) {
    for (const connections of numbers) {
      const loads = { ours, other: floor, otherName: 'floor' };
      const row = await compareUnderLoad(loads, { ...load, connections });
      rows.push({ request: name, ...row });
    }
  }
  return rows;
}
