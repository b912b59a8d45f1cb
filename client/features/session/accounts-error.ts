import type { SessionWords } from '#client/messages/en/en-session.ts';

/** How the accounts client reports failures; not always an instance of its own classes. */
export interface ReportedError {
  message: string;
  status?: number | undefined;
  code?: string | undefined;
}

const fieldsByCode: Record<string, string> = {
  email_address_invalid: 'email',
  email_exists: 'email',
  email_not_confirmed: 'email',
  user_already_exists: 'email',
  invalid_credentials: 'password',
  weak_password: 'password',
  same_password: 'password',
  current_password_required: 'current',
  current_password_invalid: 'current',
  reauthentication_not_valid: 'code',
  otp_expired: 'code',
  mfa_verification_failed: 'code',
};

/** The name of the field that an error of the auth service is about, if any. */
export function fieldOfError({ code = '' }: ReportedError): string | undefined {
  return fieldsByCode[code];
}

/**
 * What the auth service says, in the visitor's language or else in its own words; `fallback` when
 * it said nothing: the network is down, it failed itself, or something else answered in its place
 * (docs/contracts/screens.md#errors-of-the-accounts-service).
 */
export function messageOf(
  { message, status, code }: ReportedError,
  fallback: string,
  { serviceErrors }: SessionWords,
): string {
  const isItsOwn = status !== undefined && status >= 400 && status < 500 && code !== undefined;
  if (!isItsOwn) return fallback;
  return serviceErrors[code] || message || fallback;
}
