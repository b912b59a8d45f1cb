import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Challenge } from '#server/accounts/tokens/pkce-challenge.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import type { FlowsTable } from '#server/database/schema.ts';

export type Flow = Selectable<FlowsTable>;

/** Lifetime of an authorization code, counted from its issue. */
export const authCodeMilliseconds = 300_000;

/** Stores the PKCE challenge of a request until its link is used; replaces an earlier one. */
export async function saveFlow(
  { transaction, now }: AccountChange,
  tokenSecret: string,
  flow: { userId: string; method: string; challenge: Challenge },
) {
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
 * Issues the code of the user's newest flow; null when no challenge is stored. A second fetch of
 * the link gives the same code, because a mail scanner may have fetched the link before its owner.
 */
export async function issueAuthCode(
  { transaction, now }: AccountChange,
  tokenSecret: string,
  { userId, method }: { userId: string; method: string },
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

/** Deletes and gives the flow of an issued code; null when there is none. */
export async function takeFlow(
  { transaction }: AccountChange,
  authCode: string,
): Promise<Flow | null> {
  const flow = await transaction
    .deleteFrom('flows')
    .where('auth_code_hash', '=', hashAuthCode(authCode))
    .where('auth_code_issued_at', 'is not', null)
    .returningAll()
    .executeTakeFirst();
  return flow ?? null;
}

/** Deletes the user's flows, so that their codes stop working. */
export async function deleteFlows({ transaction }: AccountChange, userId: string) {
  await transaction.deleteFrom('flows').where('user_id', '=', userId).execute();
}

// In the form of a UUID. The code is derived instead of stored, so that it can be given twice and a
// copy of the data does not reveal it.
function deriveAuthCode(tokenSecret: string, flowId: string): string {
  const digits = createHmac('sha256', tokenSecret).update(`flow ${flowId}`).digest('hex');
  const version = `4${digits.slice(13, 16)}`;
  const variant = `a${digits.slice(17, 20)}`;
  return [digits.slice(0, 8), digits.slice(8, 12), version, variant, digits.slice(20, 32)].join(
    '-',
  );
}

function hashAuthCode(authCode: string): string {
  return createHash('sha256').update(authCode).digest('hex');
}
