import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { requireNamedAccount } from '#server/accounts/admin/admin-access.ts';
import {
  type AdminUserChanges,
  adminUserSchema,
  changeUser,
  readAdminUserChanges,
} from '#server/accounts/admin/admin-user-changes.ts';
import { recordEvent } from '#server/accounts/audit-trail.ts';
import { describeUser } from '#server/accounts/users/user-description.ts';
import {
  type Account,
  addUserUnlessTaken,
  countAccounts,
  deleteUser,
  getAccount,
  listAccounts,
  type NewUser,
  requireAccount,
} from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { emailExists, validationFailed } from '#server/accounts/wire/auth-failures.ts';
import { readPagination, writePagination } from '#server/accounts/wire/pagination.ts';
import { optionalText, readBody, readInput } from '#server/accounts/wire/read-input.ts';
import type { Database } from '#server/database/schema.ts';
import { Failure } from '#server/failure.ts';
import type { MailLanguage } from '#server/mail/mail-language.ts';
import { emailChangedMail, passwordChangedMail } from '#server/mail/notice-mails.ts';
import type { WriteNotice } from '#server/mail/notices.ts';

/** /admin/users: the accounts, for the bearer of the secret key (accounts contract, A.4). */
export function registerAdminUsersRoutes(
  app: FastifyInstance,
  dependencies: AuthDependencies,
): void {
  const { settings, database, notices, clock } = dependencies;

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
    const account = await database.transaction().execute(async (transaction) => {
      const now = clock();
      // Of a new user only the address is known, and then everything else is changed.
      const newUser = {
        ...(input.id && { id: input.id }),
        email,
        passwordHash: null,
        metadata: {},
        isSignUp: false,
      };
      const added = await addUser(transaction, newUser, now);
      await changeUser(transaction, added, { ...changes, email: null }, now);
      const event = { action: 'user_signedup', userId: added.id } as const;
      await recordEvent(transaction, request, event, now);
      return requireAccount(transaction, { id: added.id });
    });
    return describeUser(account);
  });

  app.get('/admin/users/:id', async (request) =>
    describeUser(await requireNamedAccount(database, request)),
  );

  app.put('/admin/users/:id', async (request) => {
    const { email } = await requireNamedAccount(database, request);
    const input = readBody(adminUserSchema, request);
    const changes = await readAdminUserChanges(input, settings, email);
    const { before, after } = await database.transaction().execute(async (transaction) => {
      const now = clock();
      const before = await requireNamedAccount(transaction, request);
      await changeUser(transaction, before, changes, now);
      const action = changes.passwordHash ? 'user_updated_password' : 'user_modified';
      await recordEvent(transaction, request, { action, userId: before.id }, now);
      return { before, after: await requireAccount(transaction, { id: before.id }) };
    });
    for (const notice of noticesOf(before, changes, settings)) notices.send(notice, request);
    return describeUser(after);
  });

  app.delete('/admin/users/:id', async (request) => {
    const { should_soft_delete } = readBody(deletionSchema, request);
    if (should_soft_delete) {
      throw validationFailed('There is no soft deletion here: a deleted user is gone for good.');
    }
    await database.transaction().execute(async (transaction) => {
      const { id } = await requireNamedAccount(transaction, request);
      await deleteUser(transaction, id);
      await recordEvent(transaction, request, { action: 'user_deleted', userId: id }, clock());
    });
    return {};
  });
}

const newUserSchema = v.object({
  id: v.nullish(v.pipe(v.string(), v.uuid(), v.toLowerCase())),
  ...adminUserSchema.entries,
});

// There is one order to choose, and it is the usual one.
const listSchema = v.object({
  sort: v.pipe(
    optionalText,
    v.regex(/^(created_at( (asc|desc))?)?$/, 'Expected created_at asc or created_at desc'),
  ),
});

const deletionSchema = v.object({ should_soft_delete: v.nullish(v.boolean(), false) });

async function addUser(transaction: Database, newUser: NewUser, now: number): Promise<Account> {
  const isAdded = await addUserUnlessTaken(transaction, newUser, now);
  if (isAdded) return requireAccount(transaction, { email: newUser.email });
  if (await getAccount(transaction, { email: newUser.email })) throw emailExists();
  throw new Failure(422, 'user_already_exists', 'Another user has this id. Leave it out.');
}

// Whoever did not do it themselves hears of it where they are known to read.
function noticesOf(
  account: Account,
  { email: newEmail, passwordHash }: AdminUserChanges,
  { publicUrl }: AuthDependencies['settings'],
): WriteNotice[] {
  const { email: to, email_confirmed_at } = account;
  if (!to || !email_confirmed_at) return [];
  return [
    ...(passwordHash
      ? [(language: MailLanguage) => passwordChangedMail({ to, language, publicUrl })]
      : []),
    ...(newEmail
      ? [(language: MailLanguage) => emailChangedMail({ to, language, publicUrl, newEmail })]
      : []),
  ];
}
