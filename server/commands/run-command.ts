import { openPostgres } from '#server/database/open-postgres.ts';
import type { Database } from '#server/database/schema.ts';
import { OperatorError } from '#server/operator-error.ts';

/** What the operator has to mend before the command can do its work. */
export class CommandError extends OperatorError {}

/**
 * Runs a command and prints what it says. What an operator can mend is said in one sentence and
 * ends the command with 1; anything else keeps its stack.
 */
export async function runCommand(command: () => string | Promise<string>): Promise<void> {
  try {
    console.log(await command());
  } catch (error) {
    // The system says itself which file it is about: a full disk, a missing right.
    const isExplained = error instanceof OperatorError || 'syscall' in Object(error);
    if (!isExplained) throw error;
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Opens the PostgreSQL at `url` for a command: one connection to work with, one for the lock. */
export function openCommandPostgres(url: string): Promise<Database> {
  const onLostConnection = (error: Error) => console.error(error.message);
  return openPostgres({ url, poolSize: 2, onLostConnection });
}
