import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';

const { PATH, TZ, NODE_OPTIONS, MARQUEE_CLOCK_OFFSET_SECONDS } = process.env;

/** The environment of every process: the least it needs and the tests' clock, no settings of the shell. */
export const leastEnvironment = {
  PATH,
  ...(TZ && { TZ }),
  ...(NODE_OPTIONS && { NODE_OPTIONS }),
  ...(MARQUEE_CLOCK_OFFSET_SECONDS && { MARQUEE_CLOCK_OFFSET_SECONDS }),
};

// The server is run as `npm start` runs it.
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const nodeFlags: string[] = scripts.start.match(/--\S+/g);

/** A ready server, and how to stop it. */
export type StartedServer = Awaited<ReturnType<typeof startServer>>;

/**
 * Starts the built server in its own process and waits until it is ready. `env` has all its settings;
 * without a PORT it gets a free one. Throws the server's error output when it does not start.
 */
export async function startServer(env: Record<string, string>) {
  const port = Number(env.PORT ?? (await freePort()));
  const running = spawnServer({ ...env, PORT: String(port) });
  const { server, output, ended } = running;
  // The server must not outlive the process that has started it.
  const kill = () => void server.kill('SIGKILL');
  process.once('exit', kill);
  ended.then(() => process.off('exit', kill));

  await Promise.race([once(server.stdout, 'data'), ended]);
  if (!output.stdout) throw new Error(`The server did not start: ${output.stderr}`);
  return {
    ...running,
    port,
    url: `http://localhost:${port}`,
    /** The line that the server prints when it is ready. */
    line: output.stdout.trim(),
    /** Stops the server and gives its exit code. */
    stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
      server.kill(signal);
      return ended;
    },
  };
}

/** Starts the server that is built in `build` with only these settings, which it may refuse. */
export function spawnServer(env: Record<string, string>, build = 'dist') {
  return spawnProgram('main', [], env, build);
}

/** Runs a command to its end; gives its output and exit code. */
export async function runCommand(
  name: string,
  commandArguments: string[],
  env: Record<string, string>,
) {
  const { output, ended } = spawnProgram(name, commandArguments, env);
  return { code: await ended, ...output };
}

function spawnProgram(
  name: string,
  commandArguments: string[],
  env: Record<string, string>,
  build = 'dist',
) {
  const program = [...nodeFlags, `${build}/server/${name}.js`, ...commandArguments];
  const server = spawn(process.execPath, program, {
    env: { ...leastEnvironment, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  server.stdout.on('data', (chunk) => {
    output.stdout += chunk;
  });
  server.stderr.on('data', (chunk) => {
    output.stderr += chunk;
  });
  const ended = once(server, 'close').then(([code]) => code as number | null);
  return { server, output, ended };
}

/** A port that nothing listens on. */
export function freePort(): Promise<number> {
  return listenOnce(0);
}

/** A port that nothing listens on, and nothing on the next one. */
export async function freePortBeforeAnother(): Promise<number> {
  for (;;) {
    const port = await freePort();
    const isNextFree = await listenOnce(port + 1).then(
      () => true,
      () => false,
    );
    if (isNextFree) return port;
  }
}

/** Listens on a port for a moment; gives its number. Rejects when it is taken. */
async function listenOnce(wanted: number): Promise<number> {
  const probe = createServer().listen(wanted, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
