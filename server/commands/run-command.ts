import { openPostgres } from '#server/database/open-postgres.ts';
import type { Database } from '#server/database/schema.ts';
import { OperatorError } from '#server/operator-error.ts';

/** Thrown when the operator has to fix something before the command can run. */
export class CommandError extends OperatorError {}

/**
 * Runs a command and prints its result. An error that an operator can fix is printed without a stack
 * and ends the command with exit code 1; any other keeps its stack.
 */
export async function runCommand(command: () => string | Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    // System errors, such as a full disk or a missing permission, name their file themselves.
    const isExplained = error instanceof OperatorError || 'syscall' in Object(error);
    if (!isExplained) throw error;
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Opens the PostgreSQL at `url` for a command, with one connection for its work and one for the lock. */
export function openCommandPostgres(url: string): Promise<Database> {
  const onLostConnection = (error: Error) => console.error(error.message);
  return openPostgres({ url, poolSize: 2, onLostConnection });
}
