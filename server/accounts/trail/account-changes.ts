import type { FastifyRequest } from 'fastify';
import { type AccountEvent, accountEvents } from '#server/accounts/trail/account-events.ts';
import { addAuditEvent } from '#server/accounts/trail/audit-trail-store.ts';
import type { Database } from '#server/database/schema.ts';
import { noticeMail } from '#server/mail/notice-mails.ts';
import type { Notices } from '#server/mail/notices.ts';

/** A running change of accounts: what all its steps share. */
export interface AccountChange {
  transaction: Database;
  /** Milliseconds since 1970, the same for the whole change. */
  now: number;
  /** The request that asked for the change. */
  request: FastifyRequest;
  /**
   * Writes an event into the audit trail and the log. After the commit it mails the owner, if the
   * event has a mail and the account an address. `account` is null when there is no account.
   */
  record(
    event: AccountEvent,
    account: { id: string; email?: string | null } | null,
    facts?: { newEmail?: string },
  ): Promise<void>;
}

export interface ChangeOptions {
  database: Database;
  notices: Notices;
  publicUrl: string;
  /** Milliseconds since 1970. */
  clock: () => number;
}

/**
 * Makes the function that runs `work` in one transaction. When `work` throws, nothing changes and
 * no notice is mailed.
 */
export function createAccountChanges({ database, notices, publicUrl, clock }: ChangeOptions) {
  return async <Result>(
    request: FastifyRequest,
    work: (change: AccountChange) => Promise<Result>,
  ): Promise<Result> => {
    const { ip, log } = request;
    const afterCommit: (() => void)[] = [];
    const result = await database.transaction().execute((transaction) => {
      const now = clock();
      const record: AccountChange['record'] = async (event, account, facts) => {
        const { action, notice } = accountEvents[event];
        const user_id = account?.id ?? null;
        if (action) {
          await addAuditEvent(transaction, { at: now, action, user_id, ip });
          afterCommit.push(() => log.info({ audit: action, user_id, ip }, 'account event'));
        }
        const to = account?.email;
        if (!notice || !to) return;
        const about = { to, publicUrl, ...facts };
        afterCommit.push(() =>
          notices.send(request, (language) => noticeMail(notice, { language, ...about })),
        );
      };
      return work({ transaction, now, request, record });
    });
    for (const run of afterCommit) run();
    return result;
  };
}
