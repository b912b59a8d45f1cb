import type { FastifyReply, FastifyRequest } from 'fastify';
import { Failure, type FailureOptions, frameCodes } from '#server/failure.ts';

/** The errors with TMDB's messages: HTTP status, TMDB's code, message (docs/contracts/catalogue.md#errors). */
const errors = {
  invalidToken: [401, 7, 'Invalid API key: You must be granted a valid key.'],
  notFound: [404, 34, 'The resource you requested could not be found.'],
  methodNotAllowed: [405, 42, 'This resource does not support this request method.'],
  invalidParameters: [422, 5, 'Invalid parameters: Your request parameters are incorrect.'],
  invalidPage: [
    400,
    22,
    'Invalid page: Pages start at 1 and max at 500. They are expected to be an integer.',
  ],
  tooManyAppends: [
    400,
    27,
    'Too many append to response objects: The maximum number of remote calls is 20.',
  ],
  busy: [503, 25, 'Too many requests are waiting for TMDB. Please try again in a few seconds.'],
  offline: [503, 9, 'Service offline: This service is temporarily offline, try again later.'],
  timeout: [504, 24, 'Your request to the backend server timed out. Try again.'],
  internal: [500, 11, 'Internal error: Something went wrong.'],
} satisfies Record<string, [status: number, code: number, message: string]>;

type ErrorName = keyof typeof errors;

const errorsOfTheFrame: Record<string, ErrorName> = {
  [frameCodes.notFound]: 'notFound',
  [frameCodes.methodNotAllowed]: 'methodNotAllowed',
  [frameCodes.badJson]: 'invalidParameters',
  [frameCodes.bodyTooLarge]: 'invalidParameters',
  [frameCodes.badRequest]: 'invalidParameters',
  [frameCodes.timeout]: 'timeout',
  [frameCodes.notSaved]: 'offline',
  [frameCodes.databaseBusy]: 'offline',
  [frameCodes.databaseUnavailable]: 'offline',
};

/** A failure of the catalogue API. Its code is TMDB's number as text. */
export function catalogueFailure(name: ErrorName, options?: FailureOptions): Failure {
  const [status, code, message] = errors[name];
  return new Failure(status, String(code), message, options);
}

/** The failure for a parameter that TMDB supports and this catalogue does not (422, code 5). */
export function unsupportedParameter(name: string, supported: string[]): Failure {
  const [status, code] = errors.invalidParameters;
  const message = `Invalid parameters: this catalogue does not support ${name}. It supports ${supported.join(', ')}.`;
  return new Failure(status, String(code), message);
}

/** The failure for a parameter whose value has not its form (422, code 5). `rule` says what it must be. */
export function invalidParameter(name: string, rule: string): Failure {
  const [status, code] = errors.invalidParameters;
  return new Failure(status, String(code), `Invalid parameters: ${name} ${rule}.`);
}

/** Sends a failure in TMDB's flat shape. Failures that all wires share get TMDB's nearest code. */
export function writeCatalogueFailure(
  failure: Failure,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = Object.values(errors).find(([, code]) => String(code) === failure.code);
  const [, code, message] = known ?? errors[errorsOfTheFrame[failure.code] ?? 'internal'];
  const ownMessage = known ? failure.message : message;
  return reply.send({ success: false, status_code: code, status_message: ownMessage });
}
