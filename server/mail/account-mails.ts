import { mail } from '#server/mail/mail-page.ts';
import type { Mail } from '#server/mail/mailer.ts';

/** What an account mail needs: whom it goes to, the link that does what it asks for, and the same as a code to type. */
export interface AccountMailInput {
  to: string;
  link: string;
  code: string;
}

/** Asks a new user to confirm the address. */
export function confirmationMail(input: AccountMailInput): Mail {
  return accountMail({
    ...input,
    subject: 'Confirm your mail address for Marquee',
    greeting: 'Welcome to Marquee.',
    request: 'Please confirm that this is your mail address. You are logged in right after.',
    action: 'Confirm my address',
    otherwise: 'If you did not register, you can ignore this mail and nothing happens.',
  });
}

/** Lets a user who forgot the password set a new one. */
export function recoveryMail(input: AccountMailInput): Mail {
  return accountMail({
    ...input,
    subject: 'Set a new password for Marquee',
    greeting: 'Forgot your password? That is quickly mended.',
    request: 'Follow this link to set a new one.',
    action: 'Set a new password',
    otherwise:
      'If you did not ask for this, you can ignore this mail: your password stays as it is.',
  });
}

/** Logs a user in without a password. */
export function magicLinkMail(input: AccountMailInput): Mail {
  return accountMail({
    ...input,
    subject: 'Your link to log in to Marquee',
    greeting: 'Here is your link to log in.',
    request: 'Follow it in the browser in which you want to use Marquee.',
    action: 'Log in',
    otherwise: 'If you did not ask for this, you can ignore this mail.',
  });
}

/** Lets somebody whom the operator has invited make the account theirs. */
export function invitationMail(input: AccountMailInput): Mail {
  return accountMail({
    ...input,
    subject: 'You are invited to Marquee',
    greeting: 'You are invited to Marquee.',
    request: 'Accept the invitation and you are logged in; set a password on your account page.',
    action: 'Accept the invitation',
    otherwise: 'If you do not want an account, you can ignore this mail.',
  });
}

/** Asks the holder of the old address, or of the new one, to confirm the change. */
export function emailChangeMail(
  input: AccountMailInput & { oldEmail: string; newEmail: string },
): Mail {
  const from = input.oldEmail ? ` from ${input.oldEmail}` : '';
  return accountMail({
    ...input,
    subject: 'Confirm the new mail address of your Marquee account',
    greeting: 'Your mail address is about to change.',
    request: `Please confirm the change${from} to ${input.newEmail}.`,
    action: 'Confirm the change',
    otherwise:
      'If you did not ask for this, do not confirm it, and set a new password: somebody else may be logged in to your account.',
  });
}

/** Brings the code that a change of password asks for. */
export function reauthenticationMail({ to, link, code }: AccountMailInput): Mail {
  return mail({
    to,
    link,
    subject: 'Your code to confirm that it is you',
    greeting: 'Is it you?',
    paragraphs: [`Type this code where you were asked for it: ${code}`],
    action: 'Open my account',
    small: 'The code works once, for one hour. If you did not ask for it, ignore this mail.',
  });
}

interface Wording extends AccountMailInput {
  subject: string;
  greeting: string;
  request: string;
  action: string;
  otherwise: string;
}

function accountMail({ code, request, otherwise, ...rest }: Wording): Mail {
  return mail({
    ...rest,
    paragraphs: [request],
    afterAction: `Or type this code where you asked for this mail: ${code}`,
    small: `Link and code work once, for one hour. ${otherwise}`,
  });
}
