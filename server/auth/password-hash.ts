import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// OWASP's least settings for argon2id, which is this library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Of a password that nobody has ever seen.
const hashOfNobody = hash(randomUUID(), cost);

/** The argon2id hash of a password, salt and cost included; works off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/**
 * Whether the password belongs to the hash. Null, for an unknown user or one without a password,
 * is never right and takes as long, so that the time does not tell who has an account.
 */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  return verify(passwordHash ?? (await hashOfNobody), password);
}
