import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const { PATH, TZ, NODE_OPTIONS, MARQUEE_CLOCK_OFFSET_SECONDS } = process.env;

/** What every process needs, and the clock of its tests; no setting of whoever runs them. */
export const leastEnvironment = {
  PATH,
  ...(TZ && { TZ }),
  ...(NODE_OPTIONS && { NODE_OPTIONS }),
  ...(MARQUEE_CLOCK_OFFSET_SECONDS && { MARQUEE_CLOCK_OFFSET_SECONDS }),
};

/** The built server as a process of its own, whose only settings are `env`. */
export function spawnServer(env: Record<string, string>) {
  return spawnProgram('main', [], env);
}

/** One of the commands, run to its end: what it said, and its exit code. */
export async function runCommand(
  name: string,
  commandArguments: string[],
  env: Record<string, string>,
) {
  const { output, ended } = spawnProgram(name, commandArguments, env);
  return { code: await ended, ...output };
}

function spawnProgram(name: string, commandArguments: string[], env: Record<string, string>) {
  const program = ['--enable-source-maps', `dist/server/${name}.js`, ...commandArguments];
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

/** Resolves with the first line the server prints; rejects with its complaint when it ends before. */
export async function readyLine({
  server,
  output,
  ended,
}: ReturnType<typeof spawnServer>): Promise<string> {
  await Promise.race([once(server.stdout as NonNullable<ChildProcess['stdout']>, 'data'), ended]);
  if (!output.stdout) throw new Error(`The server did not start: ${output.stderr}`);
  return output.stdout.trim();
}

/** A port that nothing listens on. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
