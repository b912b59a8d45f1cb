import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { Failure, frameCodes } from '#server/failure.ts';

/** An optional string: null, absent and '' mean the same. */
export const optionalText = v.nullish(v.string(), '');

/** Whether the value is a UUID in the usual text form. */
export function isUuid(value: unknown): value is string {
  return v.is(v.pipe(v.string(), v.uuid()), value);
}

/**
 * Reads a request's query or path. A missing one counts as empty; unknown members are ignored.
 * Throws 400 `validation_failed`, which names the first member that does not match the schema.
 */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input ?? {}, { abortEarly: true });
  if (result.success) return result.output;
  throw validationFailed(describeIssue(result.issues[0]));
}

/**
 * Reads a request's body in the same way. Throws 400 `bad_json` for a value of the wrong JSON type,
 * and 400 `validation_failed` for one of the right type that does not match the schema.
 */
export function readBody<Schema extends v.GenericSchema>(
  schema: Schema,
  { body }: FastifyRequest,
): v.InferOutput<Schema> {
  if (Array.isArray(body)) throw badJson('The request has the wrong form: Expected an object');
  const result = v.safeParse(schema, body ?? {}, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw isOfWrongType(issue)
    ? badJson(describeIssue(issue))
    : validationFailed(describeIssue(issue));
}

// A missing member and a string outside a picklist do not count as the wrong type.
function isOfWrongType({ kind, type, input }: v.BaseIssue<unknown>): boolean {
  const isOtherWord = type === 'picklist' && typeof input === 'string';
  return kind === 'schema' && !isOtherWord && input !== undefined && input !== null;
}

function badJson(message: string): Failure {
  return new Failure(400, frameCodes.badJson, message);
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'The request'} has the wrong form: ${issue.message}`;
}
