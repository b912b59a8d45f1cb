import { OperatorError } from '#server/operator-error.ts';

/** The database was not reachable, or its answer was lost; it may have written or not. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/** All connections or turns are in use; nothing was written. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** Thrown when PostgreSQL cannot be opened; the message has the driver's reason and what to do. */
export class NoDatabaseError extends OperatorError {
  constructor(cause: unknown) {
    const { message, code } = cause as NodeJS.ErrnoException;
    // When a host name has several addresses, the message is empty and only the code has the reason.
    super(
      `PostgreSQL cannot be used (${message || code}). Check DATABASE_URL, and that the database runs.`,
      { cause },
    );
  }
}

// Lock not available, serialization failure, deadlock, statement timeout.
const busyCodes = ['55P03', '40001', '40P01', '57014'];

/**
 * Whether an error is temporary trouble of the database: `unavailable` when it cannot be reached,
 * `busy` when others hold what was needed; null for every other error.
 */
export function databaseTroubleOf(error: unknown): 'busy' | 'unavailable' | null {
  if (error instanceof DatabaseUnavailableError) return 'unavailable';
  if (error instanceof DatabaseBusyError) return 'busy';
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code !== 'string') return null;
  return busyCodes.includes(code) || /^SQLITE_(BUSY|LOCKED)/.test(code) ? 'busy' : null;
}
