import type { Database } from '#server/database/schema.ts';

/** A kind of mail to an address, whether anybody has that address or not. */
export interface MailInterval {
  email: string;
  slot: 'confirmation' | 'recovery';
}

/**
 * Claims the address for one mail of the kind. Gives 0 when it is claimed, else the milliseconds
 * until it can be.
 */
export async function claimMailInterval(
  database: Database,
  { email, slot }: MailInterval,
  intervalMilliseconds: number,
  now: number,
): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    // What is over is pruned first, so that whatever is left is still running.
    await transaction
      .deleteFrom('mail_intervals')
      .where('sent_at', '<=', now - intervalMilliseconds)
      .execute();
    const claimed = await transaction
      .insertInto('mail_intervals')
      .values({ email, slot, sent_at: now })
      .onConflict((conflict) => conflict.columns(['email', 'slot']).doNothing())
      .returning('email')
      .executeTakeFirst();
    if (claimed) return 0;
    const running = await transaction
      .selectFrom('mail_intervals')
      .select('sent_at')
      .where('email', '=', email)
      .where('slot', '=', slot)
      .executeTakeFirst();
    return running ? running.sent_at + intervalMilliseconds - now : intervalMilliseconds;
  });
}

/** Gives the claim back, because no mail was sent. */
export async function releaseMailInterval(
  database: Database,
  { email, slot }: MailInterval,
): Promise<void> {
  await database
    .deleteFrom('mail_intervals')
    .where('email', '=', email)
    .where('slot', '=', slot)
    .execute();
}
