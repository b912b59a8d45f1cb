import type { Language } from '#contract/preferences.ts';
import { wordsOf } from '#server/mail/mail-language.ts';
import { mail } from '#server/mail/mail-page.ts';
import type { Mail } from '#server/mail/mailer.ts';
import type { MailWords } from '#server/mail/words/en.ts';

/** The mails that report a change; each has its texts under the same name. */
export type NoticeName = keyof Pick<
  MailWords,
  'passwordChanged' | 'emailChanged' | 'factorAdded' | 'factorRemoved' | 'accountDeleted'
>;

interface NoticeInput {
  to: string;
  language: Language;
  publicUrl: string;
  /** The address that replaced the old one. */
  newEmail?: string;
}

/** Writes the notice, with a link to the page where the user can react to it. */
export function noticeMail(
  name: NoticeName,
  { to, language, publicUrl, newEmail = '' }: NoticeInput,
): Mail {
  const words = wordsOf(language);
  const { subject, news, action, small } = { ...words.notice, ...words[name] };
  return mail({
    to,
    language,
    subject,
    greeting: `${subject}.`,
    paragraphs: [typeof news === 'function' ? news(newEmail) : news],
    link: `${publicUrl}/${name === 'accountDeleted' ? 'register' : 'forgot-password'}`,
    action,
    small,
  });
}
