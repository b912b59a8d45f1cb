import { createHash } from 'node:crypto';
import type { Database } from '#server/database/schema.ts';

/** Thrown when a server comes to a database with secrets that are not those it was filled with. */
export class OtherSecretsError extends Error {
  constructor() {
    super(
      'This database belongs to servers with other secrets. Copy secrets.json from the data directory of one of them into that of this server.',
    );
    this.name = 'OtherSecretsError';
  }
}

/**
 * Makes sure that all servers on a database derive the same tokens: the first one leaves a hash of
 * its secret, the others are compared with it. Throws OtherSecretsError.
 */
export async function requireSameSecrets(database: Database, tokenSecret: string): Promise<void> {
  const fingerprint = createHash('sha256').update(`fingerprint ${tokenSecret}`).digest('hex');
  await database
    .insertInto('secrets_fingerprint')
    .values({ id: 1, fingerprint })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await database.selectFrom('secrets_fingerprint').selectAll().executeTakeFirst();
  if (row?.fingerprint !== fingerprint) throw new OtherSecretsError();
}
