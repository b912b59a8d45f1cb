import { databaseTroubleOf } from '#server/database/database-trouble.ts';
import { diskTroubleOf } from '#server/disk/disk-trouble.ts';

/** Further parts of a failure, for the caller or for the log. */
export interface FailureOptions {
  /** Extra members of the wire's error body, e.g. `weak_password`. */
  details?: Record<string, unknown>;
  /** Response headers, e.g. `Retry-After`. */
  headers?: Record<string, string>;
  /** The private cause: logged, never sent. */
  cause?: unknown;
  /** The code that threw it logs it too, so the error handler does not log each request. */
  isReported?: boolean;
}

/**
 * An expected failure: an HTTP status, an error code of the wire, and a public message with a
 * remedy. Every other error is unexpected and answered as a 500.
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

/** Codes of failures that are not a wire's own; each wire translates them into its own codes. */
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

interface FrameworkError {
  statusCode?: number;
  code?: string;
}

/**
 * Turns anything thrown into a Failure. The framework's 4xx errors keep their status and get a
 * message of ours. Trouble of database or disk is named; all else becomes a 500 that hides its cause.
 */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  const { statusCode = 500, code = '' } = (thrown ?? {}) as FrameworkError;
  const failure = (status: number, ownCode: string, message: string, retryAfter?: string) =>
    new Failure(status, ownCode, message, {
      headers: retryAfter ? { 'Retry-After': retryAfter } : {},
      cause: thrown,
    });

  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) {
    return failure(413, frameCodes.bodyTooLarge, 'The request body is too large.');
  }
  // The request is valid; a retry will succeed.
  switch (databaseTroubleOf(thrown)) {
    case 'busy':
      return failure(
        503,
        frameCodes.databaseBusy,
        'Too much is going on right now. Please try again.',
        '1',
      );
    case 'unavailable':
      return failure(
        503,
        frameCodes.databaseUnavailable,
        'The database cannot be reached right now. Please try again.',
        '2',
      );
  }
  if (diskTroubleOf(thrown)) {
    return failure(
      503,
      frameCodes.notSaved,
      'Data cannot be saved or read right now. Please try again in a few minutes.',
      '30',
    );
  }
  if (thrown instanceof SyntaxError || code.startsWith('FST_ERR_CTP')) {
    return failure(400, frameCodes.badJson, 'The request body could not be read as JSON.');
  }
  if (statusCode >= 400 && statusCode < 500) {
    return failure(statusCode, frameCodes.badRequest, 'The request could not be understood.');
  }
  return failure(
    500,
    frameCodes.unexpected,
    'Something went wrong on the server. Please try again.',
  );
}
