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

// By the `type` of the link. Magic links use the recovery slot, as those of Supabase Auth do.
const kinds = {
  signup: { slot: 'confirmation', method: 'email/signup', mail: 'confirmation' },
  invite: { slot: 'confirmation', method: 'invite', mail: 'invitation' },
  recovery: { slot: 'recovery', method: 'recovery', mail: 'recovery' },
  magiclink: { slot: 'recovery', method: 'magiclink', mail: 'magicLink' },
} as const;

export type LinkType = keyof typeof kinds;

/** A link that somebody asks for (docs/contracts/accounts.md#mailed-codes-and-links). */
export interface LinkWish {
  type: LinkType;
  email: string;
  redirectTo: string;
  challenge: Challenge | null;
  /** Added together with the token, when the address is nobody's yet. */
  newUser?: NewUser;
  /**
   * The hash that an unconfirmed account keeps as its password, null for none: a stranger may have
   * set any other one, which is deleted. Left out where the password stays as it is.
   */
  keptPasswordHash?: string | null;
  /** Recorded together with storing the token. */
  event?: AccountEvent | null;
}

/** A code, the token that stands for it in a link, and the link. */
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

  /** Makes the code and the link of one mail; nothing is stored yet. */
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

  /** Sends a mail. Throws 500 `unexpected_failure` when that was not possible. */
  const send = (mail: Mail) => orMailFailure(mailer.send(mail));

  /** Stores the token of a mail, and adds the account where there is none. Gives the account. */
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

    /** Does what `send` does except sending, so that both take the same time and fail alike. */
    pretendToSend: () => orMailFailure(mailer.rehearse()),

    /**
     * Mails a link and its code, then stores their token in one transaction: when the mail cannot be
     * sent, older links still work and no account is made. Gives the account.
     * Throws 500 `unexpected_failure` when the mail could not be sent.
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
    // The local inbox is a folder: a full disk has a failure of its own.
    if (diskTroubleOf(cause)) throw cause;
    throw authFailure(500, 'unexpected_failure', undefined, { cause });
  }
}
