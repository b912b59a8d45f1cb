import { passwordMaximumBytes, passwordMinimumLength } from '#contract/accounts.ts';
import { validationFailed } from '#server/auth/auth-failures.ts';
import { Failure } from '#server/failure.ts';

/**
 * Throws 400 `validation_failed` for an empty password or one of more than 72 bytes, and
 * 422 `weak_password` for one that is too short (accounts contract, A.4).
 */
export function requireAcceptablePassword(password: string): void {
  if (password === '') throw validationFailed('A password is required.');
  if (Buffer.byteLength(password) > passwordMaximumBytes) {
    throw validationFailed(`Password cannot be longer than ${passwordMaximumBytes} bytes`);
  }
  if (password.length < passwordMinimumLength) {
    throw new Failure(
      422,
      'weak_password',
      `Password should be at least ${passwordMinimumLength} characters.`,
      { details: { weak_password: { reasons: ['length'] } } },
    );
  }
}
