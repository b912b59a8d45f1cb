/** The words of the account page. */
export const words = {
  heading: 'Account',
  loadFailure: 'Your account could not be loaded.',
  linkRefused: 'This link is invalid or has expired. You can ask for a new one here.',

  mail: {
    heading: 'Mail address',
    // Around an address: "You log in as … ."
    logInAs: ['You log in as ', '.'],
    changed: (email: string) => `Your mail address is now ${email}.`,
    newAddress: 'New mail address',
    action: 'Change mail address',
    failure: 'The mail address could not be changed. Please try again.',
    // One mail or two, as the accounts service has it.
    asked:
      'We have sent a mail to the new address, and one to the old address where it has to agree. Confirm every mail you get to finish the change.',
    willBe: [
      'It will be ',
      ' once every mail about it is confirmed, each by its link or its code.',
    ],
    confirmed: (address: string) => `${address} is confirmed.`,
    code: (address: string) => `Code from the mail to ${address}`,
    confirmOld: 'Confirm the old address',
    confirmNew: 'Confirm the new address',
  },
  password: {
    heading: 'Password',
    current: 'Current Password',
    codeHint: 'We have sent one to your mail address, to be sure that it is you.',
    action: 'Change password',
    activity: 'Changing…',
    failure: 'The password could not be changed. Please try again.',
    changed: 'Your password has been changed. Every other device has been logged out.',
    askForLink: 'No password, or forgotten? Email me a link',
    linkSent: 'Sent. Its link lets you set a password.',
  },
  factor: {
    heading: 'Second factor',
    isOff:
      'Have the log in also ask for a code of an authenticator app, so that your password alone is not enough.',
    isOn: 'The second factor is on: logging in also asks for a code of your authenticator app.',
    app: 'Authenticator app',
    added: (time: string) => `added ${time}`,
    setUp: 'Set up',
    setUpAnother: 'Set up another',
    preparing: 'Preparing…',
    setUpFailure: 'The set-up could not begin. Please try again.',
    scan: 'Scan this with your authenticator app, or give it the key in letters.',
    qrCode: 'QR code with the key that stands below in letters',
    copy: 'Copy',
    copied: 'Copied',
    code: 'Enter the code that the app shows',
    turnOn: 'Turn on',
    cancel: 'Cancel',
    done: 'The second factor is on. Your other devices have to log in again, with a code.',
  },
  removal: {
    action: 'Remove',
    actionFor: (name: string) => `Remove ${name}`,
    question: (name: string) => `Remove ${name}? The log in will not take its codes any more.`,
    yes: 'Yes, remove it',
    no: 'Keep it',
    activity: 'Removing…',
    failure: 'The authenticator app could not be removed. Please try again.',
    done: (name: string) => `${name} has been removed.`,
  },
  sessions: {
    heading: 'Where you are logged in',
    loadFailure: 'The list of your devices could not be loaded.',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    unknownDevice: 'Unknown device',
    thisDevice: 'This device',
    loggedIn: (time: string) => `Logged in ${time}`,
    /** Goes on after `loggedIn`. */
    lastUsed: (time: string) => `, last used ${time}`,
    action: 'Log out everywhere else',
    activity: 'Logging out…',
    failure: 'The other devices could not be logged out. Please try again.',
    done: 'Every other device has been logged out.',
  },
  data: {
    heading: 'Your data',
    explanation:
      'A file with your account, where you are logged in, your lists, and the addresses at which you share them.',
    action: 'Download my data',
    activity: 'Collecting…',
    failure: 'Your data could not be collected. Please try again.',
  },
  deletion: {
    heading: 'Delete my account',
    warning:
      'Your account, your lists and the addresses at which you share them are deleted, here and on the server, and you are logged out everywhere. This cannot be undone.',
    confirmation: (email: string) => `Type ${email} to confirm`,
    wrongAddress: 'This is not the mail address of this account.',
    action: 'Delete my account',
    activity: 'Deleting…',
    failure: 'The account could not be deleted. Please try again.',
    done: 'Your account has been deleted.',
  },
};

export type AccountWords = typeof words;
