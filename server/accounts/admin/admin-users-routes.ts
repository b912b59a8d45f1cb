import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { requireNamedAccount } from '#server/accounts/admin/admin-access.ts';
import {
  adminUserSchema,
  changeUser,
  readAdminUserChanges,
} from '#server/accounts/admin/admin-user-changes.ts';
import { authFailure, validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { readPagination, writePagination } from '#server/accounts/requests/pagination.ts';
import { optionalText, readBody, readInput } from '#server/accounts/requests/read-input.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';
import { describeUser } from '#server/accounts/users/user-description.ts';
import {
  addUserUnlessTaken,
  countAccounts,
  deleteUser,
  getAccount,
  listAccounts,
  requireAccount,
} from '#server/accounts/users/users-store.ts';
import type { Settings } from '#server/settings/read-settings.ts';

interface AdminUsersOptions {
  settings: Pick<Settings, 'passwordMinimumLength'>;
  accounts: Accounts;
}

const newUserSchema = v.object({
  id: v.nullish(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  ...adminUserSchema.entries,
});

// `created_at` is the only column to sort by.
const listSchema = v.object({
  sort: v.pipe(
    optionalText,
    v.regex(/^(created_at( (asc|desc))?)?$/, 'Expected created_at asc or created_at desc'),
  ),
});

const deletionSchema = v.object({ should_soft_delete: v.nullish(v.boolean(), false) });

/**
 * /admin/users: lists, adds, changes and deletes accounts; requires the secret key
 * (docs/contracts/accounts.md#administration).
 */
export function registerAdminUsersRoutes(
  app: FastifyInstance,
  { settings, accounts }: AdminUsersOptions,
): void {
  const { database } = accounts;

  app.get('/admin/users', async (request, reply) => {
    const pagination = readPagination(request);
    const { sort } = readInput(listSchema, request.query);
    const direction = sort.endsWith(' asc') ? 'asc' : 'desc';
    const accounts = await listAccounts(database, { ...pagination, direction });
    writePagination(request, reply, pagination, await countAccounts(database));
    return { users: accounts.map(describeUser), aud: 'authenticated' };
  });

  app.post('/admin/users', async (request) => {
    const input = readBody(newUserSchema, request);
    const { email, ...changes } = await readAdminUserChanges(input, settings, null);
    if (!email) throw validationFailed('A user needs a mail address.');
    return accounts.change(request, async (change) => {
      const { transaction, record } = change;
      // The user is added with an address only; the other values are set by a change.
      const newUser = { email, passwordHash: null, metadata: {}, isSignUp: false };
      const given = input.id && { id: input.id };
      if (!(await addUserUnlessTaken(change, { ...newUser, ...given }))) {
        if (await getAccount(transaction, { email })) throw authFailure(422, 'email_exists');
        throw authFailure(422, 'user_already_exists', 'Another user has this id. Leave it out.');
      }
      const added = await requireAccount(transaction, { email });
      await changeUser(change, added, { ...changes, email: null });
      await record('signedUp', added);
      return describeUser(await requireAccount(transaction, { id: added.id }));
    });
  });

  app.get('/admin/users/:id', async (request) =>
    describeUser(await requireNamedAccount(database, request)),
  );

  app.put('/admin/users/:id', async (request) => {
    const { email } = await requireNamedAccount(database, request);
    const input = readBody(adminUserSchema, request);
    const changes = await readAdminUserChanges(input, settings, email);
    return accounts.change(request, async (change) => {
      const { transaction, record } = change;
      const before = await requireNamedAccount(transaction, request);
      await changeUser(change, before, changes);
      // The owner did not make this change, so the mail goes only to a confirmed address.
      const owner = before.email_confirmed_at ? before : { id: before.id };
      await record(changes.passwordHash ? 'passwordChanged' : 'modified', owner);
      if (changes.email) await record('emailChanged', owner, { newEmail: changes.email });
      return describeUser(await requireAccount(transaction, { id: before.id }));
    });
  });

  app.delete('/admin/users/:id', async (request) => {
    const { should_soft_delete } = readBody(deletionSchema, request);
    if (should_soft_delete) {
      throw validationFailed('There is no soft deletion here: a deleted user is gone for good.');
    }
    await accounts.change(request, async (change) => {
      const account = await requireNamedAccount(change.transaction, request);
      await deleteUser(change, account.id);
      await change.record('deletedByAdministrator', account);
    });
    return {};
  });
}
