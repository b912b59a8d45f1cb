import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { overLimit } from '#server/accounts/requests/auth-failures.ts';

// OWASP's minimum settings for argon2id, which is this library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// One hash at a time: a container may have fewer cores than Node reports, and hashing shares
// libuv's four threads with the check of every access token.
const inTurn = pLimit(1);
const waitingLimit = 200;
// On a single core, each hash is followed by a pause of half its time, for other requests.
const rest = availableParallelism() > 1 ? 0 : 0.5;

// The hash of a random password, compared when there is no user.
const hashOfNobody = hash(randomUUID(), cost);

/**
 * The argon2id hash of a password, with salt and cost; does not block the event loop.
 * Throws 429 `over_request_rate_limit` when too many hashes are waiting.
 */
export async function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, cost));
}

/**
 * Whether the password has this hash. Null stands for an unknown user or one without a password:
 * the result is false, after the same time, so that the time does not reveal who has an account.
 * Throws 429 `over_request_rate_limit` when too many hashes are waiting.
 */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const expected = passwordHash ?? (await hashOfNobody);
  return queued(() => verify(expected, password));
}

function queued<Result>(work: () => Promise<Result>): Promise<Result> {
  if (inTurn.pendingCount >= waitingLimit) {
    const message = 'Many people are logging in at this moment. Please try again in 5 seconds.';
    throw overLimit('over_request_rate_limit', message, 5);
  }
  return new Promise((resolve, reject) => {
    void inTurn(async () => {
      const startedAt = performance.now();
      await work().then(resolve, reject);
      if (rest > 0) await setTimeout(rest * (performance.now() - startedAt));
    });
  });
}
