import { randomUUID } from 'node:crypto';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';

/** Life of a challenge. */
export const challengeMilliseconds = 300_000;

// Stored for an hour, so that a late answer is told apart from an unknown challenge.
const retentionMilliseconds = 3_600_000;

// Five tries are too few to guess one of a million codes.
const attemptLimit = 5;

/** Adds a question for a code of the factor and gives its id; old ones are deleted. */
export async function addChallenge(
  { transaction, now }: AccountChange,
  factorId: string,
): Promise<string> {
  await transaction
    .deleteFrom('factor_challenges')
    .where('factor_id', '=', factorId)
    .where('created_at', '<=', now - retentionMilliseconds)
    .execute();
  await transaction
    .updateTable('factors')
    .set({ last_challenged_at: now })
    .where('id', '=', factorId)
    .execute();
  const id = randomUUID();
  await transaction
    .insertInto('factor_challenges')
    .values({ id, factor_id: factorId, attempts: 0, created_at: now })
    .execute();
  return id;
}

/** `live` for five minutes, five tries and one right code. */
export type ChallengeState = 'live' | 'used' | 'ended' | 'unknown';

/** Takes one of the challenge's tries and gives the state that it was in. */
export async function tryChallenge(
  { transaction, now }: AccountChange,
  { id, factorId }: { id: string; factorId: string },
): Promise<ChallengeState> {
  const challenge = await transaction
    .updateTable('factor_challenges')
    .set((row) => ({ attempts: row('attempts', '+', 1) }))
    .where('id', '=', id)
    .where('factor_id', '=', factorId)
    .returningAll()
    .executeTakeFirst();
  if (!challenge) return 'unknown';
  if (challenge.verified_at !== null) return 'used';
  const isLate = challenge.created_at + challengeMilliseconds <= now;
  return isLate || challenge.attempts > attemptLimit ? 'ended' : 'live';
}

/** Notes that the challenge had its right answer. */
export async function closeChallenge({ transaction, now }: AccountChange, id: string) {
  await transaction
    .updateTable('factor_challenges')
    .set({ verified_at: now })
    .where('id', '=', id)
    .execute();
}
