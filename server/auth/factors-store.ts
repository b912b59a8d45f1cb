import type { Selectable } from 'kysely';
import type { Database, FactorsTable } from '#server/database/schema.ts';

export type Factor = Selectable<FactorsTable>;

/** The user's second factors, oldest first. */
export function listFactors(database: Database, userId: string): Promise<Factor[]> {
  return database
    .selectFrom('factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
