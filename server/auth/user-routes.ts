import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { AuthDependencies } from '#server/auth/auth-dependencies.ts';
import {
  emailChangeDisabled,
  phoneProviderDisabled,
  validationFailed,
} from '#server/auth/auth-failures.ts';
import { requireMailAddress } from '#server/auth/mail-address.ts';
import { changePassword, hashNewPassword } from '#server/auth/password-change.ts';
import { requireAcceptablePassword } from '#server/auth/password-policy.ts';
import { optionalText, readInput } from '#server/auth/read-input.ts';
import { requireSignedInUser } from '#server/auth/signed-in-user.ts';
import { describeUser } from '#server/auth/user-description.ts';
import { mergeMetadata, metadataSchema } from '#server/auth/user-metadata.ts';
import { type Account, requireAccount, updateUser } from '#server/auth/users-store.ts';
import { Failure } from '#server/failure.ts';

/** GET and PUT /user: who is at hand, and what they change about it (accounts contract, A.4). */
export function registerUserRoutes(app: FastifyInstance, dependencies: AuthDependencies): void {
  const { database, clock } = dependencies;

  app.get('/user', async (request) => {
    const { account } = await requireSignedInUser(dependencies, request);
    if ((request.headers['x-jwt-aud'] ?? 'authenticated') !== 'authenticated') {
      throw validationFailed('The token is for the audience "authenticated".');
    }
    return describeUser(account);
  });

  app.put('/user', async (request) => {
    const { account, session } = await requireSignedInUser(dependencies, request);
    const { password, data } = readChanges(request.body, account);
    const passwordHash = password ? await hashNewPassword(account, password) : null;

    const changed = await database.transaction().execute(async (transaction) => {
      const now = clock();
      if (passwordHash) {
        await changePassword(transaction, { account, session, passwordHash }, now);
      }
      const { user_metadata } = await requireAccount(transaction, { id: account.id });
      const merged = mergeMetadata(user_metadata, data);
      await updateUser(transaction, account.id, { user_metadata: JSON.stringify(merged) }, now);
      return requireAccount(transaction, { id: account.id });
    });
    return describeUser(changed);
  });
}

const changesSchema = v.object({
  email: optionalText,
  phone: optionalText,
  password: v.nullish(v.string()),
  app_metadata: v.nullish(v.unknown()),
  data: metadataSchema,
});

// In the order of checks that the contract gives.
function readChanges(body: unknown, account: Account) {
  const { email, phone, password, app_metadata, data } = readInput(changesSchema, body);
  const newEmail = email ? requireMailAddress(email) : account.email;
  if (typeof password === 'string') requireAcceptablePassword(password);
  if (app_metadata) {
    throw new Failure(403, 'not_admin', 'app_metadata can only be changed by this server.');
  }
  if (newEmail !== account.email) throw emailChangeDisabled(422);
  if (phone) throw phoneProviderDisabled(422);
  return { password, data };
}
