import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** `burst` uses at once, then one more every `everyMilliseconds`, where 0 means no limit. */
export interface Allowance {
  /** The name of what is limited, and the hash of whom it is limited for. */
  key: string;
  burst: number;
  everyMilliseconds: number;
}

/**
 * Takes one use from each of the allowances, or none at all if one is used up. Gives 0 on success,
 * else the milliseconds until the first used-up allowance has one again.
 */
export async function takeFromAllowances(
  database: Database,
  allowances: Allowance[],
  now: number,
): Promise<number> {
  for (const [index, allowance] of allowances.entries()) {
    const wait = await takeFromAllowance(database, allowance, now);
    if (wait === 0) continue;
    await giveBackToAllowances(database, allowances.slice(0, index));
    return wait;
  }
  return 0;
}

// A single statement checks and counts (the generic cell rate algorithm, ITU-T I.371), so the count
// is right however many requests and servers run at once. A refusal writes nothing.
async function takeFromAllowance(
  database: Database,
  { key, burst, everyMilliseconds }: Allowance,
  now: number,
): Promise<number> {
  if (everyMilliseconds === 0) return 0;
  await database.deleteFrom('request_limits').where('full_at', '<=', now).execute();
  const fullAt = sql.ref<number>('request_limits.full_at');
  const taken = await database
    .insertInto('request_limits')
    .values({ key, full_at: now + everyMilliseconds })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({ full_at: sql`${fullAt} + ${everyMilliseconds}` })
        .where(fullAt, '<=', now + (burst - 1) * everyMilliseconds),
    )
    .returning('key')
    .executeTakeFirst();
  if (taken) return 0;
  const row = await database
    .selectFrom('request_limits')
    .select('full_at')
    .where('key', '=', key)
    .executeTakeFirst();
  return row ? Math.max(1, row.full_at - (burst - 1) * everyMilliseconds - now) : 1;
}

/** Gives one use back to each allowance, because what it was taken for did not happen. */
export async function giveBackToAllowances(database: Database, allowances: Allowance[]) {
  for (const { key, everyMilliseconds } of allowances) {
    await database
      .updateTable('request_limits')
      .set((row) => ({ full_at: row('full_at', '-', everyMilliseconds) }))
      .where('key', '=', key)
      .execute();
  }
}
