import { type MailLanguage, wordsOf } from '#server/mail/mail-language.ts';
import { mail } from '#server/mail/mail-page.ts';
import type { Mail } from '#server/mail/mailer.ts';

/** Whom a notice goes to, and the address of the app. */
export interface NoticeInput {
  to: string;
  language: MailLanguage;
  publicUrl: string;
}

/** The password was changed. */
export function passwordChangedMail(input: NoticeInput): Mail {
  return notice(input, wordsOf(input.language).passwordChanged);
}

/** The mail address was changed; goes to the old one. */
export function emailChangedMail(input: NoticeInput & { newEmail: string }): Mail {
  const { subject, news } = wordsOf(input.language).emailChanged;
  return notice(input, { subject, news: news(input.newEmail) });
}

/** A second factor is asked for from now on. */
export function factorAddedMail(input: NoticeInput): Mail {
  return notice(input, wordsOf(input.language).factorAdded);
}

/** A second factor is not asked for any more. */
export function factorRemovedMail(input: NoticeInput): Mail {
  return notice(input, wordsOf(input.language).factorRemoved);
}

/** The account is gone. */
export function accountDeletedMail({ to, language, publicUrl }: NoticeInput): Mail {
  const { subject, news, action, small } = wordsOf(language).accountDeleted;
  const link = `${publicUrl}/register`;
  const greeting = `${subject}.`;
  return mail({ to, language, subject, greeting, paragraphs: [news], link, action, small });
}

function notice(
  { to, language, publicUrl }: NoticeInput,
  { subject, news }: { subject: string; news: string },
): Mail {
  const { action, small } = wordsOf(language).notice;
  return mail({
    to,
    language,
    subject,
    greeting: `${subject}.`,
    paragraphs: [news],
    link: `${publicUrl}/forgot-password`,
    action,
    small,
  });
}
