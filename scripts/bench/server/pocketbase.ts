import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '#tests/support/processes/start-server-process.ts';
import { addingOfEach, type FavoritesLoads } from './compared-requests.ts';
import type { Load, LoadRequest } from './put-under-load.ts';

const version = '0.36.9';
const folder = resolve('.cache', 'bench', `pocketbase-${version}`);
const program = join(folder, 'base');

const owner = { identity: 'owner@example.com', password: 'correct horse' };
const json = { 'content-type': 'application/json' };
const records = '/api/collections/favorites/records';

/** The same table as ours: everybody sees and changes only their own rows. */
const favorites = {
  name: 'favorites',
  type: 'base',
  fields: [
    { name: 'user', type: 'relation', collectionId: '_pb_users_auth_', required: true },
    { name: 'movie_id', type: 'number', required: true },
    { name: 'type', type: 'text', required: true },
    { name: 'created_at', type: 'autodate', onCreate: true },
  ],
  listRule: 'user = @request.auth.id',
  createRule: 'user = @request.auth.id',
  indexes: [
    'CREATE UNIQUE INDEX favorites_key ON favorites (user, type, movie_id)',
    'CREATE INDEX favorites_age ON favorites (user, created_at)',
  ],
};

/** A user of PocketBase. */
interface PocketBaseUser {
  token: string;
  record: { id: string };
}

/** Whether PocketBase can be measured, and what its table says about that. */
export interface Built {
  isBuilt: boolean;
  note: string;
}

/** Builds PocketBase from its Go module, unless that has been done. */
export function buildPocketBase(): Built {
  const note = `PocketBase ${version}, without its log of requests.`;
  if (existsSync(program)) return { isBuilt: true, note };
  const source = `github.com/pocketbase/pocketbase/examples/base@v${version}`;
  const { error, status, stderr } = spawnSync('go', ['install', source], {
    // Where Go's installer puts it, which is not always on the path.
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/local/go/bin`, GOBIN: folder },
    encoding: 'utf8',
  });
  if (status === 0) return { isBuilt: true, note };
  const reason = error ? 'Go is not installed.' : stderr.trim();
  return { isBuilt: false, note: `PocketBase was not measured: ${reason}` };
}

/** Starts PocketBase in a data folder and waits for its first answer. */
export async function startPocketBase(dataDirectory: string) {
  const address = `127.0.0.1:${await freePort()}`;
  const server = spawn(program, ['serve', `--http=${address}`, dataOption(dataDirectory)], {
    stdio: 'ignore',
  });
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(server, 'close').then(() => process.off('exit', kill));

  const url = `http://${address}`;
  while (!(await fetch(`${url}/api/health`).catch(() => null))) {
    if (server.exitCode !== null) throw new Error('PocketBase did not start.');
    await pause(10);
  }
  return {
    url,
    /** The memory that the process uses now. */
    async residentMegabytes(): Promise<number> {
      // Only Linux tells; elsewhere the cell of the table is empty.
      const status = await readFile(`/proc/${server.pid}/status`, 'utf8').catch(() => '');
      return (Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024) / 1e6;
    },
    stop(): Promise<unknown> {
      server.kill();
      return ended;
    },
  };
}

/** Prepares an empty data folder: with an owner, no window of a browser opens at the start. */
export function createOwner(dataDirectory: string): void {
  const { identity, password } = owner;
  spawnSync(program, ['superuser', 'upsert', identity, password, dataOption(dataDirectory)]);
}

/** A folder within the data folder, because PocketBase writes migrations beside its own. */
function dataOption(dataDirectory: string): string {
  return `--dir=${join(dataDirectory, 'data')}`;
}

/** Creates the table, and this many users with 50 favorites. */
export async function fillPocketBase(url: string, users: number): Promise<PocketBaseUser[]> {
  const { token } = await post<PocketBaseUser>(
    `${url}/api/collections/_superusers/auth-with-password`,
    owner,
  );
  const asOwner = { Authorization: token };
  await send('PATCH', `${url}/api/settings`, { logs: { maxDays: 0 } }, asOwner);
  await post(`${url}/api/collections`, favorites, asOwner);

  const created: PocketBaseUser[] = [];
  const { password } = owner;
  while (created.length < users) {
    const email = `user-${created.length}@example.com`;
    const account = { email, password, passwordConfirm: password };
    await post(`${url}/api/collections/users/records`, account);
    const login = { identity: email, password };
    const user = await post<PocketBaseUser>(
      `${url}/api/collections/users/auth-with-password`,
      login,
    );
    for (let movie_id = 1; movie_id <= 50; movie_id += 1) {
      const row = { user: user.record.id, movie_id, type: 'movie' };
      await post(url + records, row, { Authorization: user.token });
    }
    created.push(user);
  }
  return created;
}

/** The same requests as are measured of ours. */
export function pocketBaseLoads(url: string, users: PocketBaseUser[]): FavoritesLoads {
  const query = 'perPage=50&skipTotal=1&sort=created_at&fields=movie_id,type,created_at';
  const read = ({ token }: PocketBaseUser): LoadRequest => ({
    path: `${records}?${query}`,
    headers: { Authorization: token },
  });
  const add = ({ token, record }: PocketBaseUser): LoadRequest => ({
    method: 'POST',
    path: records,
    headers: { ...json, Authorization: token },
    body: `{"user":"${record.id}","movie_id":{id},"type":"movie"}`,
  });
  const load = (request: typeof read, senders: PocketBaseUser[]): Load => ({
    url,
    sequences: senders.map((user) => [request(user)]),
  });
  return {
    '50 favorites of one user': load(read, users.slice(0, 1)),
    '50 favorites of each user': load(read, users),
    [addingOfEach]: load(add, users),
  };
}

async function post<Answer>(url: string, body: object, headers = {}): Promise<Answer> {
  return (await (await send('POST', url, body, headers)).json()) as Answer;
}

async function send(method: string, url: string, body: object, headers: Record<string, string>) {
  const init = { method, headers: { ...json, ...headers }, body: JSON.stringify(body) };
  const answer = await fetch(url, init);
  if (answer.ok) return answer;
  throw new Error(`${method} ${url} was answered ${answer.status}: ${await answer.text()}`);
}
