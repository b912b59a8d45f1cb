import type { NoticeName } from '#server/mail/notice-mails.ts';

interface EventMeaning {
  /** The name in the audit trail; null for an event that is not in it. */
  action: string | null;
  notice?: NoticeName;
}

/**
 * Each event of an account: its name in the audit trail, as in Supabase Auth, and the mail, if any,
 * that notifies the owner. To add a mail, name it here and write its texts in server/mail/words.
 */
const meanings = {
  signedUp: { action: 'user_signedup' },
  invited: { action: 'user_invited' },
  modified: { action: 'user_modified' },
  emailChanged: { action: null, notice: 'emailChanged' },
  passwordChanged: { action: 'user_updated_password', notice: 'passwordChanged' },
  recoveryRequested: { action: 'user_recovery_requested' },
  reauthenticationRequested: { action: 'user_reauthenticate_requested' },
  loggedIn: { action: 'login' },
  logInRefused: { action: 'login_refused' },
  loggedOut: { action: 'logout' },
  refreshTokenReused: { action: 'token_revoked' },
  factorBegun: { action: 'factor_in_progress' },
  factorAdded: { action: 'factor_verified', notice: 'factorAdded' },
  factorShown: { action: 'factor_verified' },
  factorRefused: { action: 'verification_refused' },
  factorRemoved: { action: 'factor_unenrolled', notice: 'factorRemoved' },
  factorAbandoned: { action: 'factor_unenrolled' },
  accountDeleted: { action: 'user_deleted', notice: 'accountDeleted' },
  deletedByAdministrator: { action: 'user_deleted' },
} satisfies Record<string, EventMeaning>;

export type AccountEvent = keyof typeof meanings;

export const accountEvents: Record<AccountEvent, EventMeaning> = meanings;
