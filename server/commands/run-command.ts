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
    if (!isExplained(error)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

function isExplained(error: unknown): error is Error {
  // The system says itself which file it is about: a full disk, a missing right.
  return error instanceof OperatorError || (error instanceof Error && 'syscall' in error);
}
