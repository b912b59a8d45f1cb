import { Failure } from '#server/failure.ts';

// Failures that several endpoints share; their codes are those of the accounts contract, A.9.

/** The request cannot be used as it is; `message` says what to change. */
export function validationFailed(message: string): Failure {
  return new Failure(400, 'validation_failed', message);
}

/** Accounts have mail addresses only. */
export function phoneProviderDisabled(status = 400): Failure {
  return new Failure(
    status,
    'phone_provider_disabled',
    'Phone numbers are not in use here. Please use a mail address.',
  );
}

/** The address belongs to another account. */
export function emailExists(): Failure {
  return new Failure(
    422,
    'email_exists',
    'A user with this email address has already been registered',
  );
}

/** New accounts are not made here. */
export function signupDisabled(): Failure {
  return new Failure(422, 'signup_disabled', 'Signups not allowed for this instance');
}

/** The session has not shown the user's second factor; the endpoint chooses the status. */
export function insufficientAal(status: 401 | 403 | 422): Failure {
  return new Failure(
    status,
    'insufficient_aal',
    'Please enter the code of your second factor first: AAL2 session is required.',
  );
}

/** Wrong address or password, never saying which. */
export function invalidCredentials(): Failure {
  return new Failure(400, 'invalid_credentials', 'Invalid login credentials');
}

/** Nobody has that account; for an administrator, who may know. */
export function userNotFound(): Failure {
  return new Failure(404, 'user_not_found', 'User not found');
}

/** The session of a token was logged out, here or elsewhere. */
export function sessionNotFound(): Failure {
  return new Failure(403, 'session_not_found', 'This session has ended. Please log in again.');
}

/** The request has no bearer. */
export function noAuthorization(): Failure {
  return new Failure(401, 'no_authorization', 'Please log in: a valid Bearer token is required.');
}
