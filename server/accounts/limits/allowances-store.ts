import { sql } from 'kysely';
import type { Database } from '#server/database/schema.ts';

/** `burst` at once, then one more every `everyMilliseconds`; 0 means no limit. */
export interface Allowance {
  /** Names what is limited and, as a hash, for whom. */
  key: string;
  burst: number;
  everyMilliseconds: number;
}

/**
 * Takes one from each of the allowances, or from none. Gives 0 when it took, else the milliseconds
 * to wait for the first one that is used up.
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

// One statement decides and counts (the generic cell rate algorithm, ITU-T I.371), so that any
// number of requests and servers count together; a refusal writes nothing.
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

/** Gives one back to each, because what it was taken for did not happen. */
export async function giveBackToAllowances(database: Database, allowances: Allowance[]) {
  for (const { key, everyMilliseconds } of allowances) {
    await database
      .updateTable('request_limits')
      .set((row) => ({ full_at: row('full_at', '-', everyMilliseconds) }))
      .where('key', '=', key)
      .execute();
  }
}
