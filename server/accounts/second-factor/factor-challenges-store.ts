import { randomUUID } from 'node:crypto';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';

/** Lifetime of a challenge. */
export const challengeMilliseconds = 300_000;

// Challenges are stored for an hour, to distinguish a late answer from an unknown challenge.
const retentionMilliseconds = 3_600_000;

// Five tries are too few to guess one of a million codes.
const attemptLimit = 5;

/** Adds a challenge for a code of the factor, deletes old challenges, and gives the new id. */
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

/** A challenge is `live` for five minutes, for up to five tries, until the right code. */
export type ChallengeState = 'live' | 'used' | 'ended' | 'unknown';

/** Takes one of the challenge's tries and gives the state before it. */
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

/** Marks the challenge as answered. */
export async function closeChallenge({ transaction, now }: AccountChange, id: string) {
  await transaction
    .updateTable('factor_challenges')
    .set({ verified_at: now })
    .where('id', '=', id)
    .execute();
}
