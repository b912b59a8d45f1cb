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

/** A mail address stays what it was at sign-up. */
export function emailChangeDisabled(status: number): Failure {
  return new Failure(
    status,
    'email_provider_disabled',
    'The mail address of an account cannot be changed here. Nothing was changed.',
  );
}

/** Wrong address or password, never saying which. */
export function invalidCredentials(): Failure {
  return new Failure(400, 'invalid_credentials', 'Invalid login credentials');
}
