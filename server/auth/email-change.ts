import { createMailedSecret, sendOrFail, storeToken } from '#server/auth/account-mailing.ts';
import type { AuthDependencies } from '#server/auth/auth-dependencies.ts';
import { emailExists } from '#server/auth/auth-failures.ts';
import { saveFlow } from '#server/auth/flows-store.ts';
import { deleteOneTimeTokens, type Slot } from '#server/auth/one-time-tokens-store.ts';
import type { Challenge } from '#server/auth/pkce-challenge.ts';
import { type Account, changeEmail, getAccount, updateUser } from '#server/auth/users-store.ts';
import type { Database } from '#server/database/schema.ts';
import type { Settings } from '#server/env.ts';
import { emailChangeMail } from '#server/mail/account-mails.ts';

const slots: Slot[] = ['email_change_current', 'email_change_new'];

/**
 * Mails the new address and, where addresses are confirmed at all, the old one; the account keeps
 * its address until both have answered (accounts contract, A.4).
 * Throws 500 `unexpected_failure` when a mail could not be sent; nothing is changed then.
 */
export async function askForEmailChange(
  dependencies: AuthDependencies,
  account: Account,
  change: { newEmail: string; redirectTo: string; challenge: Challenge | null },
): Promise<void> {
  const { settings, secrets, mailer, database, clock } = dependencies;
  const { newEmail, redirectTo, challenge } = change;
  const oldEmail = account.email ?? '';
  const recipients: { slot: Slot; email: string }[] = [
    { slot: 'email_change_new', email: newEmail },
  ];
  if (needsBothHalves(settings, account)) {
    recipients.push({ slot: 'email_change_current', email: oldEmail });
  }

  const mailed = recipients.map(({ slot, email }) => {
    const about = { type: 'email_change', email, redirectTo, challenge };
    return { slot, email, ...createMailedSecret(dependencies, about) };
  });
  for (const { email, link, code } of mailed) {
    await sendOrFail(mailer, emailChangeMail({ to: email, link, code, oldEmail, newEmail }));
  }

  await database.transaction().execute(async (transaction) => {
    const now = clock();
    const waiting = { new_email: newEmail, email_change_sent_at: now, email_change_halves: 0 };
    await updateUser(transaction, account.id, waiting, now);
    await deleteOneTimeTokens(transaction, account.id, slots);
    for (const { slot, email, linkToken } of mailed) {
      await storeToken(transaction, { userId: account.id, slot, email, linkToken }, now);
    }
    const flow = challenge && { userId: account.id, method: 'email_change', challenge };
    if (flow) await saveFlow(transaction, secrets.tokenSecret, flow, now);
  });
}

/**
 * Takes one mail's answer. `half` when the other mail's is still missing; otherwise the account has
 * its new address. Throws 422 `email_exists` when somebody else has it by now.
 */
export async function confirmEmailChange(
  transaction: Database,
  settings: Pick<Settings, 'isAutoconfirmed'>,
  account: Account,
  slot: Slot,
  now: number,
): Promise<'half' | 'proved'> {
  if (needsBothHalves(settings, account) && account.email_change_halves === 0) {
    await deleteOneTimeTokens(transaction, account.id, [slot]);
    await updateUser(transaction, account.id, { email_change_halves: 1 }, now);
    return 'half';
  }
  const email = account.new_email ?? '';
  if (await getAccount(transaction, { email })) throw emailExists();
  await changeEmail(transaction, account, email, now);
  return 'proved';
}

function needsBothHalves(
  { isAutoconfirmed }: Pick<Settings, 'isAutoconfirmed'>,
  { email }: Account,
): boolean {
  return email !== null && !isAutoconfirmed;
}
