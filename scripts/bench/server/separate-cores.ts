import { spawnSync } from 'node:child_process';

export interface Cores {
  /** The core for the load generator; null for any. */
  load: string | null;
  /** What a table says about the cores. */
  note: string;
  /** Gives this process all its cores again. */
  release: () => void;
}

/**
 * Moves this process, and so every server that it starts from now on, to one core, and names another
 * one for the load generator. Does nothing where there is no `taskset`, or only one core.
 */
export function separateCores(): Cores {
  const all = coresOf(process.pid);
  const [server, ...others] = all.match(/\d+/g) ?? [];
  const load = others.at(-1);
  if (server && load && moveToCores(process.pid, server)) {
    return {
      load,
      note: 'The servers have one core, and the load generator another.',
      release: () => moveToCores(process.pid, all),
    };
  }
  return {
    load: null,
    note: 'Servers and load generator share all cores, because there is only one or no `taskset`.',
    release: () => undefined,
  };
}

/** Lets all threads of a process run on these cores only; whether that worked. */
export function moveToCores(pid: number | undefined, cores: string): boolean {
  return taskset('--all-tasks', '--cpu-list', '--pid', cores, String(pid)).status === 0;
}

/** The cores that a process may use, as in `0-3,6`; empty if that is not known. */
function coresOf(pid: number): string {
  const { stdout } = taskset('--cpu-list', '--pid', String(pid));
  return /: (\S+)$/m.exec(stdout ?? '')?.[1] ?? '';
}

function taskset(...given: string[]) {
  return spawnSync('taskset', given, { encoding: 'utf8' });
}
