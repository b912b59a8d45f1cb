import { type MailLanguage, wordsOf } from '#server/mail/mail-language.ts';
import { mail } from '#server/mail/mail-page.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { MailWords } from '#server/mail/words/en.ts';

/** The mails whose link does what they ask for; each has its words under the same name. */
export type AccountMailName = keyof Pick<
  MailWords,
  'confirmation' | 'recovery' | 'magicLink' | 'invitation' | 'emailChange'
>;

interface AccountMailInput {
  to: string;
  language: MailLanguage;
  link: string;
  /** Does the same as the link when it is typed. */
  code: string;
  /** For a change of address; `oldEmail` is empty for an account without an address. */
  oldEmail?: string;
  newEmail?: string;
}

/** Writes the mail with its link and its code. */
export function accountMail(name: AccountMailName, input: AccountMailInput): Mail {
  const { to, language, link, code, oldEmail = '', newEmail = '' } = input;
  const words = wordsOf(language);
  const { request, otherwise, ...wording } = words[name];
  return mail({
    ...{ to, language, link, ...wording },
    paragraphs: [typeof request === 'function' ? request(newEmail, oldEmail) : request],
    afterAction: words.typeCode(code),
    small: `${words.worksOnce} ${otherwise}`,
  });
}

/** Brings the code that a change of password asks for. */
export function reauthenticationMail(input: AccountMailInput): Mail {
  const { to, language, link, code } = input;
  const { request, ...wording } = wordsOf(language).reauthentication;
  return mail({ to, language, link, ...wording, paragraphs: [request(code)] });
}
