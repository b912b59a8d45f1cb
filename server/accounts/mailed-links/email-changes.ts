import type { FastifyRequest } from 'fastify';
import type { MailedLinks } from '#server/accounts/mailed-links/mailed-links.ts';
import { authFailure } from '#server/accounts/requests/auth-failures.ts';
import { saveFlow } from '#server/accounts/tokens/flows-store.ts';
import {
  deleteOneTimeTokens,
  type Slot,
  saveOneTimeToken,
} from '#server/accounts/tokens/one-time-tokens-store.ts';
import type { Challenge } from '#server/accounts/tokens/pkce-challenge.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';
import {
  type Account,
  changeEmail,
  getAccount,
  updateUser,
} from '#server/accounts/users/users-store.ts';
import { accountMail } from '#server/mail/account-mails.ts';
import { requestLanguage } from '#server/mail/mail-language.ts';
import type { Settings } from '#server/settings/read-settings.ts';

/** One of the two mails of a change of address: to the old address or to the new one. */
export interface Half {
  slot: Slot;
  email: string;
  linkToken: string;
}

export interface EmailChangeWish {
  newEmail: string;
  redirectTo: string;
  challenge: Challenge | null;
}

interface EmailChangesOptions {
  settings: Pick<Settings, 'isAutoconfirmed'>;
  tokenSecret: string;
  mailedLinks: MailedLinks;
  accounts: Accounts;
}

export type EmailChanges = ReturnType<typeof createEmailChanges>;

const slots: Slot[] = ['email_change_current', 'email_change_new'];

/** Whether the mails of a change of address use this slot. */
export function isChangeSlot(slot: Slot): boolean {
  return slots.includes(slot);
}

/**
 * Changes of address, which both addresses confirm (docs/contracts/accounts.md#the-users-changes).
 */
export function createEmailChanges(options: EmailChangesOptions) {
  const { settings, tokenSecret, mailedLinks, accounts } = options;

  /** Whether the old address has to confirm the change too. */
  const needsBothHalves = ({ email }: Account) => email !== null && !settings.isAutoconfirmed;

  /** Stores the pending new address and the tokens of these mails. */
  async function store(
    change: AccountChange,
    account: Account,
    { newEmail, halves }: { newEmail: string; halves: Half[] },
  ) {
    const { id: userId } = account;
    const sent = { email_change_sent_at: change.now, email_change_halves: 0 };
    await updateUser(change, userId, { new_email: newEmail, ...sent });
    // The mails of an earlier change to another address must not confirm this one.
    if (account.new_email !== newEmail) await deleteOneTimeTokens(change, userId, slots);
    for (const half of halves) await saveOneTimeToken(change, { userId, ...half });
  }

  return {
    needsBothHalves,
    store,

    /**
     * Mails the new address and, unless addresses are confirmed automatically, the old one. The
     * address changes only when both have confirmed it. `before` runs after the mails are sent, in
     * the transaction that stores the change. Throws 500 `unexpected_failure`, and changes nothing,
     * when a mail cannot be sent.
     */
    async ask(
      request: FastifyRequest,
      account: Account,
      { newEmail, redirectTo, challenge }: EmailChangeWish,
      before: (change: AccountChange) => Promise<void> = async () => {},
    ) {
      const oldEmail = account.email ?? '';
      const language = requestLanguage(request);
      const type = 'email_change';
      const createHalf = (slot: Slot, email: string) => ({
        ...{ slot, email },
        ...mailedLinks.createSecret({ type, email, redirectTo, challenge }),
      });
      const halves = [createHalf('email_change_new', newEmail)];
      if (needsBothHalves(account)) halves.push(createHalf('email_change_current', oldEmail));
      for (const { email: to, link, code } of halves) {
        const input = { to, language, link, code, oldEmail, newEmail };
        await mailedLinks.send(accountMail('emailChange', input));
      }

      await accounts.change(request, async (change) => {
        await before(change);
        await store(change, account, { newEmail, halves });
        const flow = challenge && { userId: account.id, method: type, challenge };
        if (flow) await saveFlow(change, tokenSecret, flow);
      });
    },

    /**
     * Confirms one half. Gives true when the change is complete, false while the other half is
     * missing. Throws 422 `email_exists` when another account has taken the address meanwhile.
     */
    async confirm(change: AccountChange, account: Account, slot: Slot): Promise<boolean> {
      if (needsBothHalves(account) && account.email_change_halves === 0) {
        await deleteOneTimeTokens(change, account.id, [slot]);
        await updateUser(change, account.id, { email_change_halves: 1 });
        return false;
      }
      const newEmail = account.new_email ?? '';
      const holder = await getAccount(change.transaction, { email: newEmail });
      if (holder) throw authFailure(422, 'email_exists');
      await changeEmail(change, account, newEmail);
      await change.record('emailChanged', account, { newEmail });
      return true;
    },
  };
}
