import type { FastifyRequest } from 'fastify';
import { addresses } from '#contract/addresses.ts';
import { authFailure } from '#server/accounts/requests/auth-failures.ts';
import { saveFlow } from '#server/accounts/tokens/flows-store.ts';
import {
  createOneTimeCode,
  deriveLinkToken,
  pkcePrefix,
} from '#server/accounts/tokens/one-time-token.ts';
import { saveOneTimeToken } from '#server/accounts/tokens/one-time-tokens-store.ts';
import type { Challenge } from '#server/accounts/tokens/pkce-challenge.ts';
import type { AccountChange } from '#server/accounts/trail/account-changes.ts';
import type { AccountEvent } from '#server/accounts/trail/account-events.ts';
import type { Accounts } from '#server/accounts/users/accounts.ts';
import {
  type Account,
  addUserUnlessTaken,
  dropUnprovedPassword,
  type NewUser,
  requireAccount,
  updateUser,
} from '#server/accounts/users/users-store.ts';
import { diskTroubleOf } from '#server/disk/disk-trouble.ts';
import { accountMail } from '#server/mail/account-mails.ts';
import { requestLanguage } from '#server/mail/mail-language.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';

// By the `type` of the link. Magic links use the recovery slot, as in Supabase Auth.
const kinds = {
  signup: { slot: 'confirmation', method: 'email/signup', mail: 'confirmation' },
  invite: { slot: 'confirmation', method: 'invite', mail: 'invitation' },
  recovery: { slot: 'recovery', method: 'recovery', mail: 'recovery' },
  magiclink: { slot: 'recovery', method: 'magiclink', mail: 'magicLink' },
} as const;

export type LinkType = keyof typeof kinds;

/** A requested link (docs/contracts/accounts.md#mailed-codes-and-links). */
export interface LinkWish {
  type: LinkType;
  email: string;
  redirectTo: string;
  challenge: Challenge | null;
  /** Added in the same transaction as the token when the address has no account. */
  newUser?: NewUser;
  /**
   * The only password hash that an unconfirmed account may keep, null for none. Any other is
   * deleted, because a stranger may have set it. Left out where the password does not change.
   */
  keptPasswordHash?: string | null;
  /** Recorded in the same transaction as the token. */
  event?: AccountEvent | null;
}

/** The code of a mail, its link, and the token in the link. */
export interface MailedSecret {
  code: string;
  linkToken: string;
  link: string;
}

interface MailedLinksOptions {
  publicUrl: string;
  tokenSecret: string;
  mailer: Mailer;
  accounts: Accounts;
}

export type MailedLinks = ReturnType<typeof createMailedLinks>;

/** Mails one-time links and codes, and stores their tokens. */
export function createMailedLinks(options: MailedLinksOptions) {
  const { publicUrl, tokenSecret, mailer, accounts } = options;

  /** Makes the code and the link of one mail; stores nothing. */
  function createSecret(
    wish: Pick<LinkWish, 'email' | 'redirectTo' | 'challenge'> & { type: string },
  ): MailedSecret {
    const { type, email, redirectTo, challenge } = wish;
    const code = createOneTimeCode();
    const linkToken = (challenge ? pkcePrefix : '') + deriveLinkToken(tokenSecret, email, code);
    const link = new URL(`${publicUrl}${addresses.accounts}/verify`);
    const query = { token: linkToken, type, redirect_to: redirectTo };
    link.search = new URLSearchParams(query).toString();
    return { code, linkToken, link: link.href };
  }

  /** Sends a mail. Throws 500 `unexpected_failure` when the mail cannot be sent. */
  const send = (mail: Mail) => orMailFailure(mailer.send(mail));

  /** Stores the token of a mail, and adds the account if there is none. Gives the account. */
  async function store(
    change: AccountChange,
    { type, email, challenge, newUser, keptPasswordHash, event }: LinkWish,
    { linkToken }: MailedSecret,
  ): Promise<Account> {
    const { transaction, now } = change;
    const { slot, method } = kinds[type];
    const isNew = newUser && (await addUserUnlessTaken(change, newUser));
    if (!isNew && keptPasswordHash !== undefined) {
      await dropUnprovedPassword(change, { email, keptPasswordHash });
    }
    const { id: userId } = await requireAccount(transaction, { email });
    const invitation = type === 'invite' && { invited_at: now };
    await updateUser(change, userId, { [`${slot}_sent_at`]: now, ...invitation });
    await saveOneTimeToken(change, { userId, slot, email, linkToken });
    if (challenge) await saveFlow(change, tokenSecret, { userId, method, challenge });
    const account = await requireAccount(transaction, { email });
    if (event) await change.record(event, account);
    return account;
  }

  return {
    createSecret,
    send,
    store,

    /** Does everything that `send` does except sending: it takes the same time and fails alike. */
    pretendToSend: () => orMailFailure(mailer.rehearse()),

    /**
     * Mails a link and its code, then stores their token in one transaction. Gives the account.
     * Throws 500 `unexpected_failure` when the mail cannot be sent; then older links still work and
     * no account is added.
     */
    async mail(request: FastifyRequest, wish: LinkWish): Promise<Account> {
      const secret = createSecret(wish);
      const language = requestLanguage(request);
      await send(accountMail(kinds[wish.type].mail, { to: wish.email, language, ...secret }));
      return accounts.change(request, (change) => store(change, wish, secret));
    },
  };
}

async function orMailFailure(sending: Promise<void>) {
  try {
    await sending;
  } catch (cause) {
    // The local inbox writes to the disk, and a full disk has its own failure.
    if (diskTroubleOf(cause)) throw cause;
    throw authFailure(500, 'unexpected_failure', undefined, { cause });
  }
}
