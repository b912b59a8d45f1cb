import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { Failure } from '#server/failure.ts';

// OWASP's least settings for argon2id, which is this library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// One core stays free for everybody else's requests, however many log in at once.
const inTurn = pLimit(Math.max(1, availableParallelism() - 1));
const waitingLimit = 200;

// Of a password that nobody has ever seen.
const hashOfNobody = hash(randomUUID(), cost);

/**
 * The argon2id hash of a password, salt and cost included; works off the event loop.
 * Throws 429 `over_request_rate_limit` when too many others wait for theirs.
 */
export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, cost));
}

/**
 * Whether the password belongs to the hash. Null, for an unknown user or one without a password,
 * is never right and takes as long, so that the time does not tell who has an account.
 * Throws 429 `over_request_rate_limit` when too many others wait for theirs.
 */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const expected = passwordHash ?? (await hashOfNobody);
  return queued(() => verify(expected, password));
}

async function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (inTurn.pendingCount >= waitingLimit) {
    throw new Failure(
      429,
      'over_request_rate_limit',
      'Many people are logging in at this moment. Please try again in 5 seconds.',
      { headers: { 'Retry-After': '5' } },
    );
  }
  return inTurn(work);
}
