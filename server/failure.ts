import { databaseTroubleOf } from '#server/database/database-trouble.ts';
import { diskTroubleOf } from '#server/disk/disk-trouble.ts';

/** What a failure says to the caller, and what it keeps for the log. */
export interface FailureOptions {
  /** Members the wire's error body carries besides its usual ones, e.g. `weak_password`. */
  details?: Record<string, unknown>;
  /** Response headers, e.g. `Retry-After`. */
  headers?: Record<string, string>;
  /** The private cause: logged, never sent. */
  cause?: unknown;
  /** Whoever made it counts it and logs what is worth a line: no line for every request. */
  isReported?: boolean;
}

/**
 * A failure with a name: an HTTP status, a code of the wire it answers on, and a public message
 * with a remedy. Everything else that is thrown is unexpected and answered as such.
 */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Record<string, unknown>;
  readonly headers: Record<string, string>;
  readonly isReported: boolean;

  constructor(status: number, code: string, message: string, options: FailureOptions = {}) {
    super(message, { cause: options.cause });
    this.name = 'Failure';
    this.status = status;
    this.code = code;
    this.details = options.details ?? {};
    this.headers = options.headers ?? {};
    this.isReported = options.isReported ?? false;
  }
}

/** Codes of failures that happen before a wire's own code has run; each wire gives them its own name. */
export const frameCodes = {
  badJson: 'bad_json',
  bodyTooLarge: 'body_too_large',
  badRequest: 'bad_request',
  notFound: 'not_found',
  methodNotAllowed: 'method_not_allowed',
  timeout: 'timeout',
  notSaved: 'not_saved',
  databaseBusy: 'database_busy',
  databaseUnavailable: 'database_unavailable',
  unexpected: 'unexpected',
} as const;

// Nothing is wrong with the request: whoever sends it once more gets through.
const databaseFailures = {
  busy: (cause: unknown) =>
    new Failure(503, frameCodes.databaseBusy, 'Too much is going on right now. Please try again.', {
      headers: { 'Retry-After': '1' },
      cause,
    }),
  unavailable: (cause: unknown) =>
    new Failure(
      503,
      frameCodes.databaseUnavailable,
      'The database cannot be reached right now. Please try again.',
      { headers: { 'Retry-After': '2' }, cause },
    ),
};

interface FrameworkError {
  statusCode?: number;
  code?: string;
}

/**
 * Turns whatever was thrown into a Failure. Framework errors of the 4xx family keep their status
 * with a message of ours; all else becomes a 500 that says nothing of its cause.
 */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  const { statusCode = 500, code = '' } = (thrown ?? {}) as FrameworkError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) {
    return new Failure(413, frameCodes.bodyTooLarge, 'The request body is too large.', {
      cause: thrown,
    });
  }
  const trouble = databaseTroubleOf(thrown);
  if (trouble) return databaseFailures[trouble](thrown);
  if (diskTroubleOf(thrown)) {
    return new Failure(
      503,
      frameCodes.notSaved,
      'Data cannot be saved or read right now. Please try again in a few minutes.',
      { headers: { 'Retry-After': '30' }, cause: thrown },
    );
  }
  if (code === 'FST_ERR_HANDLER_TIMEOUT') {
    return new Failure(504, frameCodes.timeout, 'This took too long. Please try again.', {
      cause: thrown,
    });
  }
  if (
    code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE' ||
    thrown instanceof SyntaxError ||
    code.startsWith('FST_ERR_CTP')
  ) {
    return new Failure(400, frameCodes.badJson, 'The request body could not be read as JSON.', {
      cause: thrown,
    });
  }
  if (statusCode >= 400 && statusCode < 500) {
    return new Failure(statusCode, frameCodes.badRequest, 'The request could not be understood.', {
      cause: thrown,
    });
  }
  return new Failure(
    500,
    frameCodes.unexpected,
    'Something went wrong on the server. Please try again.',
    { cause: thrown },
  );
}
