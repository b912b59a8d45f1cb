import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Challenge } from '#server/accounts/sessions/pkce-challenge.ts';
import { deriveAuthCode, hashAuthCode } from '#server/accounts/wire/auth-code.ts';
import type { Database, FlowsTable } from '#server/database/schema.ts';

export type Flow = Selectable<FlowsTable>;

/** Life of an authorization code, counted from its issue (accounts contract, A.5). */
export const authCodeMilliseconds = 300_000;

/** Keeps the challenge of a request until its mail is answered, instead of an earlier one's. */
export async function saveFlow(
  transaction: Database,
  tokenSecret: string,
  flow: { userId: string; method: string; challenge: Challenge },
  now: number,
): Promise<void> {
  const id = randomUUID();
  await transaction
    .deleteFrom('flows')
    .where('user_id', '=', flow.userId)
    .where((row) =>
      row.or([
        row.and({ method: flow.method }).and('auth_code_issued_at', 'is', null),
        row('auth_code_issued_at', '<', now - authCodeMilliseconds),
      ]),
    )
    .execute();
  await transaction
    .insertInto('flows')
    .values({
      id,
      user_id: flow.userId,
      method: flow.method,
      ...flow.challenge,
      auth_code_hash: hashAuthCode(deriveAuthCode(tokenSecret, id)),
      created_at: now,
    })
    .execute();
}

/**
 * The code of the user's newest flow, issued now; null when no challenge is kept. The same code
 * again for a link that is followed again: a mail scanner may have been faster than its owner.
 */
export async function issueAuthCode(
  transaction: Database,
  tokenSecret: string,
  { userId, method }: { userId: string; method: string },
  now: number,
): Promise<string | null> {
  const flow = await transaction
    .updateTable('flows')
    .set({ auth_code_issued_at: now })
    .where('id', '=', (query) =>
      query
        .selectFrom('flows as newest')
        .select('newest.id')
        .where('newest.user_id', '=', userId)
        .where('newest.method', '=', method)
        .orderBy('newest.created_at', 'desc')
        .limit(1),
    )
    .returning('id')
    .executeTakeFirst();
  return flow ? deriveAuthCode(tokenSecret, flow.id) : null;
}

/** Uses up the flow whose code was issued; null when there is none, or none any more. */
export async function takeFlow(transaction: Database, authCode: string): Promise<Flow | null> {
  const flow = await transaction
    .deleteFrom('flows')
    .where('auth_code_hash', '=', hashAuthCode(authCode))
    .where('auth_code_issued_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return flow ?? null;
}

/** Makes the codes that are on their way to the user useless. */
export async function deleteFlows(transaction: Database, userId: string): Promise<void> {
  await transaction.deleteFrom('flows').where('user_id', '=', userId).execute();
}
