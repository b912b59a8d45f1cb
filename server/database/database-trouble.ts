import { OperatorError } from '#server/operator-error.ts';

/** The database could not be asked, or its answer was lost; whether it wrote anything is open. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
    this.name = 'DatabaseUnavailableError';
  }
}

/** Others use all that may be used at once; nothing was written. */
export class DatabaseBusyError extends Error {
  override name = 'DatabaseBusyError';
}

/** Thrown when a PostgreSQL cannot be opened; the message has the driver's reason and what to do. */
export class NoDatabaseError extends OperatorError {
  constructor(cause: unknown) {
    const { message, code } = cause as NodeJS.ErrnoException;
    // Where a name has several addresses, the reason stands in the code alone.
    super(
      `PostgreSQL cannot be used (${message || code}). Check DATABASE_URL, and that the database runs.`,
      { cause },
    );
  }
}

// A lock not had in time, a transaction that met another, a deadlock, a statement that took too long.
const busyCodes = ['55P03', '40001', '40P01', '57014'];

/**
 * Says of anything thrown whether it passes by itself: `unavailable` while the database is away,
 * `busy` while others hold what was needed; null for everything else.
 */
export function databaseTroubleOf(error: unknown): 'busy' | 'unavailable' | null {
  if (error instanceof DatabaseUnavailableError) return 'unavailable';
  if (error instanceof DatabaseBusyError) return 'busy';
  const { code } = (error ?? {}) as { code?: unknown };
  if (typeof code !== 'string') return null;
  return busyCodes.includes(code) || /^SQLITE_(BUSY|LOCKED)/.test(code) ? 'busy' : null;
}
