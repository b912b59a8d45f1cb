import type { FastifyRequest } from 'fastify';
import {
  type ChangeOptions,
  createAccountChanges,
} from '#server/accounts/trail/account-changes.ts';
import type { AccountEvent } from '#server/accounts/trail/account-events.ts';
import { type AccountKey, getAccount } from '#server/accounts/users/users-store.ts';

export type Accounts = ReturnType<typeof createAccounts>;

/** Looks accounts up and changes them. */
export function createAccounts(options: ChangeOptions) {
  const { database, clock } = options;
  const change = createAccountChanges(options);
  return {
    /** For reads outside a change. */
    database,
    get: (by: AccountKey) => getAccount(database, by),
    change,
    /** Records an event that changes nothing else. */
    record: (request: FastifyRequest, event: AccountEvent, account: { id: string } | null) =>
      change(request, ({ record }) => record(event, account)),
    /** Milliseconds since 1970. */
    now: clock,
  };
}
