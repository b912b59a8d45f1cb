import type { Language } from '#contract/preferences.ts';
import { wordsOf } from '#server/mail/mail-language.ts';
import { mail } from '#server/mail/mail-page.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { MailWords } from '#server/mail/words/en.ts';

/** The mails whose link confirms something; each has its texts under the same name. */
export type AccountMailName = keyof Pick<
  MailWords,
  'confirmation' | 'recovery' | 'magicLink' | 'invitation' | 'emailChange'
>;

interface AccountMailInput {
  to: string;
  language: Language;
  link: string;
  /** Typed in, it does the same as the link. */
  code: string;
  /** For a change of address; `oldEmail` is empty for an account without an address. */
  oldEmail?: string;
  newEmail?: string;
}

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

/** The mail with the code that a change of password requires. */
export function reauthenticationMail(input: AccountMailInput): Mail {
  const { to, language, link, code } = input;
  const { request, ...wording } = wordsOf(language).reauthentication;
  return mail({ to, language, link, ...wording, paragraphs: [request(code)] });
}
