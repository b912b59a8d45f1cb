import { createHash } from 'node:crypto';
import type { Database } from '#server/database/schema.ts';
import { OperatorError } from '#server/operator-error.ts';

/** What to do when the secrets of a database are lost. */
export const whenSecretsAreLost =
  'If it is lost for good, npm run rotate-keys -- --lost goes on with new secrets: everybody has to log in again and set up second factors again.';

/** Thrown when a server's secrets are not the ones that the database was filled with. */
export class OtherSecretsError extends OperatorError {
  constructor() {
    super(
      `This database belongs to servers with other secrets. Copy secrets.json from the data directory of one of them, or from a backup, into that of this server. ${whenSecretsAreLost}`,
    );
  }
}

/**
 * Checks that all servers on a database derive the same tokens: the first one stores a hash of its
 * secret, the others are compared with it. Throws OtherSecretsError when they differ.
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

/** Deletes the hash, so that the next server stores its own. */
export async function forgetSecrets(database: Database): Promise<void> {
  await database.deleteFrom('secrets_fingerprint').execute();
}

/** Does the same if there are no accounts, since nothing depends on the secrets then. */
export async function forgetSecretsWithoutAccounts(database: Database): Promise<void> {
  const user = await database.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (!user) await forgetSecrets(database);
}
