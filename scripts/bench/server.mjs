import { fork } from 'node:child_process';
import { once } from 'node:events';
import { hash } from '@node-rs/argon2';
import { addFavorites, read, register } from './app-calls.mjs';
import { putUnderLoad } from './load.mjs';
import { readRawAnswer } from './raw-answer.mjs';
import { startApp } from './running-app.mjs';
import { answerPaths, subjectsOf } from './server-subjects.mjs';
import { watchMemory } from './watch-memory.mjs';

const numbersOfConnections = [1, 32, 256];

/** Yields the tables of what the server does in a second, beside the least that would answer. */
export async function* measureServer() {
  const app = await startApp();
  const memory = watchMemory(app);
  let floor;
  try {
    const atRest = await memory.atRest();
    const people = await preparePeople(app);
    const answers = await readAnswers(app, people.reader);
    floor = await startFloor(answers, people.reader);
    yield {
      heading: 'Server: requests a second, and milliseconds that 99 of 100 stay within',
      note: 'The floor is plain Node.js with the page compressed in memory, a Fastify route that returns the same JSON or takes the same row and forgets it, and one that does nothing but check a password.',
      rows: await measureSubjects(subjectsOf(app, people, answers.pages, floor)),
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

async function preparePeople(app) {
  const reader = await register(app, 'reader@example.com');
  const writer = await register(app, 'writer@example.com');
  const fifty = Array.from({ length: 50 }, (_, index) => index + 1);
  await addFavorites(app, reader, fifty);
  return { reader, writer };
}

/** What the server answers, so that the floor can answer the same. */
async function readAnswers(app, reader) {
  const pages = { '/login': await readRawAnswer(`${app.url}/login`) };
  // A server that knows its visitors by a cookie may have another page for them.
  if (reader.cookie)
    pages['/'] = await readRawAnswer(`${app.url}/`, { cookie: reader.cookie, accept: 'text/html' });
  const answers = {};
  for (const [name, path] of Object.entries(answerPaths))
    answers[name] = await read(app, path, reader);
  return { pages, answers };
}

async function startFloor({ pages, answers }, { password }) {
  const child = fork(new URL('floor-server.mjs', import.meta.url), { serialization: 'advanced' });
  // OWASP's least settings, which are the server's too.
  const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  child.send({ pages, answers, password: { hash: await hash(password, cost) } });
  const [urls] = await once(child, 'message');
  return { ...urls, stop: () => child.kill() };
}

async function measureSubjects(subjects) {
  const rows = [];
  for (const { name, mostConnections = 256, ours, floor } of subjects) {
    for (const connections of numbersOfConnections) {
      if (connections > mostConnections) continue;
      const own = await putUnderLoad({ ...ours, connections });
      const least = await putUnderLoad({ ...floor, connections });
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
