import { createHash } from 'node:crypto';
import type { Database } from '#server/database/schema.ts';
import { OperatorError } from '#server/operator-error.ts';

/** What to do without the secrets that belong to a database. */
export const whenSecretsAreLost =
  'If it is lost for good, npm run rotate-keys -- --lost goes on with new secrets: everybody has to log in again, and second factors have to be set up anew.';

/** Thrown when a server comes to a database with secrets that are not those it was filled with. */
export class OtherSecretsError extends OperatorError {
  constructor() {
    super(
      `This database belongs to servers with other secrets. Copy secrets.json from the data directory of one of them, or from a backup, into that of this server. ${whenSecretsAreLost}`,
    );
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

/** Lets the next server that comes leave the hash of its secret. */
export async function forgetSecrets(database: Database): Promise<void> {
  await database.deleteFrom('secrets_fingerprint').execute();
}

/** The same where there are no accounts, since nothing hangs on the secrets then. */
export async function forgetSecretsWithoutAccounts(database: Database): Promise<void> {
  const user = await database.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (!user) await forgetSecrets(database);
}
