import { DataDirectoryError } from '#server/data-directory.ts';
import { NoDatabaseError } from '#server/database/database-trouble.ts';
import { NewerSchemaError } from '#server/database/migrate.ts';
import { OtherSecretsError } from '#server/database/same-secrets.ts';
import { DatabaseInUseError } from '#server/database/servers-lock.ts';
import { DiskError } from '#server/disk/disk-trouble.ts';
import { SettingsError } from '#server/env.ts';

/** What the operator has to mend before the command can do its work. */
export class CommandError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'CommandError';
  }
}

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
  const isOurs = [
    ...[CommandError, SettingsError, DataDirectoryError, DiskError],
    ...[NewerSchemaError, OtherSecretsError, DatabaseInUseError, NoDatabaseError],
  ].some((kind) => error instanceof kind);
  // The system says itself which file it is about: a full disk, a missing right.
  return isOurs || (error instanceof Error && 'syscall' in error);
}
