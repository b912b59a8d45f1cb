import { mail } from '#server/mail/mail-page.ts';
import type { Mail } from '#server/mail/mailer.ts';

/** Whom a notice goes to, and the address of the app. */
export interface NoticeInput {
  to: string;
  publicUrl: string;
}

/** The password was changed. */
export function passwordChangedMail(input: NoticeInput): Mail {
  return notice(input, {
    subject: 'Your Marquee password was changed',
    news: 'The password of your account was changed just now, and every other device was logged out.',
  });
}

/** The mail address was changed; goes to the old one. */
export function emailChangedMail(input: NoticeInput & { newEmail: string }): Mail {
  return notice(input, {
    subject: 'Your Marquee mail address was changed',
    news: `Your account has a new mail address: ${input.newEmail}. Mails go there from now on.`,
  });
}

/** A second factor is asked for from now on. */
export function factorAddedMail(input: NoticeInput): Mail {
  return notice(input, {
    subject: 'A second factor protects your Marquee account',
    news: 'From now on a code of your authenticator app is asked for when you log in.',
  });
}

/** A second factor is not asked for any more. */
export function factorRemovedMail(input: NoticeInput): Mail {
  return notice(input, {
    subject: 'A second factor of your Marquee account was removed',
    news: 'Its codes are not asked for any more when you log in.',
  });
}

/** The account is gone. */
export function accountDeletedMail({ to, publicUrl }: NoticeInput): Mail {
  return mail({
    to,
    subject: 'Your Marquee account was deleted',
    greeting: 'Your Marquee account was deleted.',
    paragraphs: [
      'Your account, your favorites and everything else we kept of you are gone. For 90 days a record stays of when and from where the account was used and deleted, without your address.',
    ],
    link: `${publicUrl}/register`,
    action: 'Register again',
    small: 'If it was not you, somebody else was logged in to your account.',
  });
}

function notice(
  { to, publicUrl }: NoticeInput,
  { subject, news }: { subject: string; news: string },
): Mail {
  return mail({
    to,
    subject,
    greeting: `${subject}.`,
    paragraphs: [news],
    link: `${publicUrl}/forgot-password`,
    action: 'It was not me: set a new password',
    small: 'If it was you, there is nothing to do.',
  });
}
