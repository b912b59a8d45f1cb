import { Failure, frameCodes } from '#server/failure.ts';

/** The message of each code, unless the route gives another. */
const messages = {
  anonymous_provider_disabled: 'There are no accounts without a mail address. Please give one.',
  bad_code_verifier: 'This link works only in the browser in which it was asked for.',
  bad_oauth_callback: 'Nobody was sent to another site here.',
  current_password_invalid: 'The current password is not right.',
  current_password_required: 'Please enter your current password as well.',
  email_exists: 'A user with this email address has already been registered',
  email_not_confirmed: 'Email not confirmed',
  flow_state_expired: 'This link is too old. Please ask for a new one.',
  flow_state_not_found: 'This link was used already. Please ask for a new one.',
  insufficient_aal: 'Please enter the code of your second factor first: AAL2 session is required.',
  invalid_credentials: 'Invalid login credentials',
  mfa_challenge_expired: 'This challenge has expired. Please ask for a new one.',
  mfa_factor_not_found: 'You have no such second factor any more.',
  mfa_ip_address_mismatch: 'This challenge was answered. Please ask for a new one.',
  mfa_verification_failed: 'Invalid TOTP code entered',
  no_authorization: 'Please log in: a valid Bearer token is required.',
  not_admin: 'User not allowed',
  otp_expired: 'Token has expired or is invalid',
  otp_disabled: 'There is no account to log in to. Please register.',
  phone_provider_disabled: 'Phone numbers are not in use here. Please use a mail address.',
  provider_disabled: 'Logging in by another site is not enabled',
  reauthentication_needed:
    'Password update requires reauthentication: ask for a code by mail and send it along.',
  reauthentication_not_valid: 'The code is wrong or too old. Please ask for a new one.',
  refresh_token_already_used: 'Invalid Refresh Token: Already Used. Please log in again.',
  refresh_token_not_found: 'Invalid Refresh Token: Refresh Token Not Found. Please log in again.',
  same_password: 'New password should be different from the old password.',
  saml_provider_disabled: 'SAML 2.0 is disabled',
  session_not_found: 'This session has ended. Please log in again.',
  signup_disabled: 'Signups not allowed for this instance',
  too_many_enrolled_mfa_factors:
    'You have as many second factors as there can be. Please remove one first.',
  unexpected_failure: 'The mail could not be sent. Please try again in a few minutes.',
  user_already_exists: 'User already registered',
  user_banned: 'This account is locked. Please try again later.',
  user_not_found: 'User not found',
  web3_provider_disabled: 'Web3 provider is disabled',
};

/** A failure of the accounts API. The route chooses the status, as in Supabase Auth. */
export function authFailure(
  status: number,
  code: keyof typeof messages,
  message = messages[code],
  options: { cause?: unknown } = {},
): Failure {
  return new Failure(status, code, message, options);
}

/** The request cannot be used as it is; `message` says what to change. */
export function validationFailed(message: string, status = 400): Failure {
  return new Failure(status, 'validation_failed', message);
}

/** A failure for a limit that is used up; the client may retry after `seconds`. */
export function overLimit(
  code: 'over_request_rate_limit' | 'over_email_send_rate_limit',
  message: string,
  seconds: number,
): Failure {
  return new Failure(429, code, message, { headers: { 'Retry-After': String(seconds) } });
}

const frameCodeNames: Record<string, string> = {
  [frameCodes.badJson]: 'bad_json',
  [frameCodes.bodyTooLarge]: 'request_entity_too_large',
  [frameCodes.badRequest]: 'validation_failed',
  [frameCodes.timeout]: 'request_timeout',
  [frameCodes.unexpected]: 'unexpected_failure',
};

/** The code of a failure in this API, including failures before a route is reached. */
export function authCodeOf({ code }: Failure): string {
  return frameCodeNames[code] ?? code;
}
