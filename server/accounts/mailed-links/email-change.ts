import {
  createMailedSecret,
  sendOrFail,
  storeToken,
} from '#server/accounts/mailed-links/account-mailing.ts';
import type { Redemption } from '#server/accounts/mailed-links/one-time-token-redemption.ts';
import {
  deleteOneTimeTokens,
  type Slot,
} from '#server/accounts/mailed-links/one-time-tokens-store.ts';
import { saveFlow } from '#server/accounts/sessions/flows-store.ts';
import type { Challenge } from '#server/accounts/sessions/pkce-challenge.ts';
import {
  type Account,
  changeEmail,
  getAccount,
  updateUser,
} from '#server/accounts/users/users-store.ts';
import type { AuthDependencies } from '#server/accounts/wire/auth-dependencies.ts';
import { emailExists } from '#server/accounts/wire/auth-failures.ts';
import type { Database } from '#server/database/schema.ts';
import { emailChangeMail } from '#server/mail/account-mails.ts';
import type { MailLanguage } from '#server/mail/mail-language.ts';
import { emailChangedMail } from '#server/mail/notice-mails.ts';
import type { Settings } from '#server/settings/read-settings.ts';

const slots: Slot[] = ['email_change_current', 'email_change_new'];

/**
 * Mails the new address and, where addresses are confirmed at all, the old one; the account keeps
 * its address until both have answered (accounts contract, A.4).
 * `before` runs in the same transaction, once the mails are out.
 * Throws 500 `unexpected_failure` when a mail could not be sent; nothing is changed then.
 */
export async function askForEmailChange(
  dependencies: AuthDependencies,
  account: Account,
  change: {
    newEmail: string;
    redirectTo: string;
    challenge: Challenge | null;
    language: MailLanguage;
  },
  before: (transaction: Database) => Promise<void> = async () => {},
): Promise<void> {
  const { settings, secrets, mailer, database, clock } = dependencies;
  const { newEmail, redirectTo, challenge, language } = change;
  const oldEmail = account.email ?? '';
  const recipients: Omit<Half, 'linkToken'>[] = [{ slot: 'email_change_new', email: newEmail }];
  if (needsBothHalves(settings, account)) {
    recipients.push({ slot: 'email_change_current', email: oldEmail });
  }

  const mailed = recipients.map(({ slot, email }) => {
    const about = { type: 'email_change', email, redirectTo, challenge };
    return { slot, email, ...createMailedSecret(dependencies, about) };
  });
  for (const { email, link, code } of mailed) {
    await sendOrFail(
      mailer,
      emailChangeMail({ to: email, language, link, code, oldEmail, newEmail }),
    );
  }

  await database.transaction().execute(async (transaction) => {
    const now = clock();
    await before(transaction);
    await storeEmailChange(transaction, account, { newEmail, halves: mailed }, now);
    const flow = challenge && { userId: account.id, method: 'email_change', challenge };
    if (flow) await saveFlow(transaction, secrets.tokenSecret, flow, now);
  });
}

/** A mail that is to be answered: to the old address or to the new one. */
interface Half {
  slot: Slot;
  email: string;
  linkToken: string;
}

/** Lets the account wait for a new address, and stores what these mails are answered with. */
export async function storeEmailChange(
  transaction: Database,
  account: Account,
  { newEmail, halves }: { newEmail: string; halves: Half[] },
  now: number,
): Promise<void> {
  const waiting = { new_email: newEmail, email_change_sent_at: now, email_change_halves: 0 };
  await updateUser(transaction, account.id, waiting, now);
  // Nobody agrees to one address by the mail about another.
  if (account.new_email !== newEmail) await deleteOneTimeTokens(transaction, account.id, slots);
  for (const { slot, email, linkToken } of halves) {
    await storeToken(transaction, { userId: account.id, slot, email, linkToken }, now);
  }
}

/**
 * Takes one mail's answer. Half the change when the other mail's is still missing; otherwise the account has
 * its new address. Throws 422 `email_exists` when somebody else has it by now.
 */
export async function confirmEmailChange(
  transaction: Database,
  settings: Pick<Settings, 'isAutoconfirmed' | 'publicUrl'>,
  { account, slot }: { account: Account; slot: Slot },
  now: number,
): Promise<Redemption> {
  if (needsBothHalves(settings, account) && account.email_change_halves === 0) {
    await deleteOneTimeTokens(transaction, account.id, [slot]);
    await updateUser(transaction, account.id, { email_change_halves: 1 }, now);
    return { isHalf: true, notice: null };
  }
  const newEmail = account.new_email ?? '';
  if (await getAccount(transaction, { email: newEmail })) throw emailExists();
  await changeEmail(transaction, account, newEmail, now);
  const { publicUrl } = settings;
  const to = account.email;
  const notice = to
    ? (language: MailLanguage) => emailChangedMail({ to, language, publicUrl, newEmail })
    : null;
  return { isHalf: false, notice };
}

/** Whether the mails of a change of address use this slot. */
export function isChangeSlot(slot: Slot): boolean {
  return slots.includes(slot);
}

/** Whether the old address has to agree too. */
export function needsBothHalves(
  { isAutoconfirmed }: Pick<Settings, 'isAutoconfirmed'>,
  { email }: Account,
): boolean {
  return email !== null && !isAutoconfirmed;
}
