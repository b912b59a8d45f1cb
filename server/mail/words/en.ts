/** The texts of all mails. The type `MailWords` requires the same texts in the other languages. */
export const en = {
  /** The text before the link's address, for mail programs that show no button. */
  copyAddress: 'If the button does nothing, copy this address:',
  typeCode: (code: string) => `Or type this code where you asked for this mail: ${code}`,
  worksOnce: 'Link and code work once, for one hour.',

  confirmation: {
    subject: 'Confirm your mail address for Marquee',
    greeting: 'Welcome to Marquee.',
    request: 'Please confirm that this is your mail address. You are logged in right after.',
    action: 'Confirm my address',
    otherwise: 'If you did not register, you can ignore this mail and nothing happens.',
  },
  recovery: {
    subject: 'Set a new password for Marquee',
    greeting: 'Forgot your password? That is quickly mended.',
    request: 'Follow this link to set a new one.',
    action: 'Set a new password',
    otherwise:
      'If you did not ask for this, you can ignore this mail: your password stays as it is.',
  },
  magicLink: {
    subject: 'Your link to log in to Marquee',
    greeting: 'Here is your link to log in.',
    request: 'Follow it in the browser in which you want to use Marquee.',
    action: 'Log in',
    otherwise: 'If you did not ask for this, you can ignore this mail.',
  },
  invitation: {
    subject: 'You are invited to Marquee',
    greeting: 'You are invited to Marquee.',
    request: 'Accept the invitation and you are logged in; set a password on your account page.',
    action: 'Accept the invitation',
    otherwise: 'If you do not want an account, you can ignore this mail.',
  },
  emailChange: {
    subject: 'Confirm the new mail address of your Marquee account',
    greeting: 'Your mail address is about to change.',
    request: (newEmail: string, oldEmail: string) =>
      `Please confirm the change${oldEmail ? ` from ${oldEmail}` : ''} to ${newEmail}.`,
    action: 'Confirm the change',
    otherwise:
      'If you did not ask for this, do not confirm it, and set a new password: somebody else may be logged in to your account.',
  },
  reauthentication: {
    subject: 'Your code to confirm that it is you',
    greeting: 'Is it you?',
    request: (code: string) => `Type this code where you were asked for it: ${code}`,
    action: 'Open my account',
    small: 'The code works once, for one hour. If you did not ask for it, ignore this mail.',
  },

  notice: {
    action: 'It was not me: set a new password',
    small: 'If it was you, there is nothing to do.',
  },
  passwordChanged: {
    subject: 'Your Marquee password was changed',
    news: 'The password of your account was changed just now, and every other device was logged out.',
  },
  emailChanged: {
    subject: 'Your Marquee mail address was changed',
    news: (newEmail: string) =>
      `Your account has a new mail address: ${newEmail}. Mails go there from now on.`,
  },
  factorAdded: {
    subject: 'A second factor protects your Marquee account',
    news: 'From now on a code of your authenticator app is asked for when you log in.',
  },
  factorRemoved: {
    subject: 'A second factor of your Marquee account was removed',
    news: 'Its codes are not asked for any more when you log in.',
  },
  accountDeleted: {
    subject: 'Your Marquee account was deleted',
    news: 'Your account, your favorites and everything else we kept of you are gone. For 90 days a record stays of when and from where the account was used and deleted, without your address.',
    action: 'Register again',
    small: 'If it was not you, somebody else was logged in to your account.',
  },
};

export type MailWords = typeof en;
