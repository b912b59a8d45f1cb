import * as v from 'valibot';
import { validationFailed } from '#server/auth/auth-failures.ts';

/** A string that may be missing: null, absent and '' mean the same (accounts contract, A.1). */
export const optionalText = v.nullish(v.string(), '');

/** Whether the value is a UUID in the usual text form. */
export function isUuid(value: unknown): value is string {
  return v.is(v.pipe(v.string(), v.uuid()), value);
}

/**
 * Reads a request's body or query, where a missing one counts as empty and unknown members are
 * ignored. Throws 400 `validation_failed` naming the first member that has the wrong form.
 */
export function readInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input ?? {}, { abortEarly: true });
  if (result.success) return result.output;
  const member = v.getDotPath(result.issues[0]) ?? 'The request';
  throw validationFailed(`${member} has the wrong form: ${result.issues[0].message}`);
}
