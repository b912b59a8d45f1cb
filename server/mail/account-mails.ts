import { type MailLanguage, wordsOf } from '#server/mail/mail-language.ts';
import { mail } from '#server/mail/mail-page.ts';
import type { Mail } from '#server/mail/mailer.ts';

/** What an account mail needs: whom it goes to, the link that does what it asks for, and the same as a code to type. */
export interface AccountMailInput {
  to: string;
  language: MailLanguage;
  link: string;
  code: string;
}

/** Asks a new user to confirm the address. */
export function confirmationMail(input: AccountMailInput): Mail {
  return accountMail(input, wordsOf(input.language).confirmation);
}

/** Lets a user who forgot the password set a new one. */
export function recoveryMail(input: AccountMailInput): Mail {
  return accountMail(input, wordsOf(input.language).recovery);
}

/** Logs a user in without a password. */
export function magicLinkMail(input: AccountMailInput): Mail {
  return accountMail(input, wordsOf(input.language).magicLink);
}

/** Lets somebody whom the operator has invited make the account theirs. */
export function invitationMail(input: AccountMailInput): Mail {
  return accountMail(input, wordsOf(input.language).invitation);
}

/** Asks the holder of the old address, or of the new one, to confirm the change. */
export function emailChangeMail(
  input: AccountMailInput & { oldEmail: string; newEmail: string },
): Mail {
  const { request, ...words } = wordsOf(input.language).emailChange;
  return accountMail(input, { ...words, request: request(input.newEmail, input.oldEmail) });
}

/** Brings the code that a change of password asks for. */
export function reauthenticationMail({ to, language, link, code }: AccountMailInput): Mail {
  const { request, ...words } = wordsOf(language).reauthentication;
  return mail({ to, language, link, ...words, paragraphs: [request(code)] });
}

interface Wording {
  subject: string;
  greeting: string;
  request: string;
  action: string;
  otherwise: string;
}

function accountMail({ to, language, link, code }: AccountMailInput, wording: Wording): Mail {
  const { subject, greeting, request, action, otherwise } = wording;
  const { typeCode, worksOnce } = wordsOf(language);
  return mail({
    to,
    language,
    link,
    subject,
    greeting,
    paragraphs: [request],
    action,
    afterAction: typeCode(code),
    small: `${worksOnce} ${otherwise}`,
  });
}
