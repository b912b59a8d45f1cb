import * as v from 'valibot';
import { validationFailed } from '#server/accounts/requests/auth-failures.ts';

export type JsonObject = Record<string, unknown>;

/** The member `data` of a request: the metadata that users store about themselves. */
export const metadataSchema = v.nullish(
  v.custom<JsonObject>(
    (data) => typeof data === 'object' && data !== null && !Array.isArray(data),
    'Expected an object',
  ),
  {},
);

// The metadata is part of the access token, and Node refuses headers of more than 16 KiB.
const userMetadataMaximumBytes = 8192;
/** How much JSON an application may store with a user. */
export const appMetadataMaximumBytes = 2048;
const maximumDepth = 20;

/** Gives the metadata back. Throws 400 `validation_failed` when it is too large or too deep. */
export function requireSmallMetadata(
  metadata: JsonObject,
  maximumBytes = userMetadataMaximumBytes,
): JsonObject {
  if (isDeeperThan(maximumDepth, metadata)) {
    throw validationFailed(`The metadata may be nested ${maximumDepth} levels deep at most.`);
  }
  if (Buffer.byteLength(JSON.stringify(metadata)) > maximumBytes) {
    throw validationFailed(`The metadata may have ${maximumBytes} bytes of JSON at most.`);
  }
  return metadata;
}

/** The shallow merge of PUT /user, where null removes a member. */
export function mergeMetadata(
  current: JsonObject,
  changes: JsonObject,
  maximumBytes = userMetadataMaximumBytes,
): JsonObject {
  const merged = Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null);
  return requireSmallMetadata(Object.fromEntries(merged), maximumBytes);
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeperThan(levels - 1, member));
}
