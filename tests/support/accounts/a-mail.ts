import { accountMail } from '#server/mail/account-mails.ts';

export const mailedLink =
  'http://localhost:3000/auth/v1/verify?token=abc&type=signup&redirect_to=x';

/** A mail that asks for the confirmation of an address. */
export const aMail = (given: Partial<Parameters<typeof accountMail>[1]> = {}) =>
  accountMail('confirmation', {
    to: 'ann@example.com',
    link: mailedLink,
    code: '123456',
    language: 'en',
    ...given,
  });
