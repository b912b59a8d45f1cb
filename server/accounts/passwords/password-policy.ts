import { passwordMaximumBytes } from '#contract/accounts.ts';
import { leakedPasswords } from '#server/accounts/passwords/leaked-passwords.data.ts';
import { validationFailed } from '#server/accounts/requests/auth-failures.ts';
import { Failure } from '#server/failure.ts';

const commonPasswordsRefused = 3000;
const productName = 'marquee';

/**
 * The reasons to refuse a password, none for a good one. A password is weak when it has fewer than
 * `minimumLength` characters, or is one of the 3,000 most common longer ones, the product's name
 * with or without digits around it, or the address.
 */
export function weaknessesOf(
  password: string,
  minimumLength: number,
  email: string | null,
): ('length' | 'pwned')[] {
  if ([...password].length < minimumLength) return ['length'];
  return isEasyToGuess(password, minimumLength, email) ? ['pwned'] : [];
}

/**
 * Throws 400 `validation_failed` for a password that is empty or longer than 72 bytes, and 422
 * `weak_password` with the reasons for a weak one.
 */
export function requireAcceptablePassword(
  password: string,
  minimumLength: number,
  email: string | null,
): void {
  if (password === '') throw validationFailed('A password is required.');
  if (Buffer.byteLength(password) > passwordMaximumBytes) {
    throw validationFailed(`Password cannot be longer than ${passwordMaximumBytes} bytes`);
  }
  const reasons = weaknessesOf(password, minimumLength, email);
  if (reasons.length === 0) return;
  throw new Failure(422, 'weak_password', adviceFor(reasons, minimumLength), {
    details: { weak_password: { reasons } },
  });
}

/** The message for a weak password; clients compare the first text. */
export function adviceFor(reasons: string[], minimumLength: number): string {
  return reasons.includes('length')
    ? `Password should be at least ${minimumLength} characters.`
    : 'Password is known to be weak and easy to guess, please choose a different one.';
}

function isEasyToGuess(password: string, minimumLength: number, email: string | null): boolean {
  const folded = password.toLowerCase();
  const withoutDecoration = folded.replace(/^[^a-z]+|[^a-z]+$/g, '');
  return (
    commonPasswords(minimumLength).has(folded) ||
    withoutDecoration === productName ||
    folded === email?.toLowerCase()
  );
}

const commonPasswordsByLength = new Map<number, Set<string>>();

function commonPasswords(minimumLength: number): Set<string> {
  let passwords = commonPasswordsByLength.get(minimumLength);
  if (!passwords) {
    const longEnough = leakedPasswords().filter(({ length }) => length >= minimumLength);
    passwords = new Set(longEnough.slice(0, commonPasswordsRefused));
    commonPasswordsByLength.set(minimumLength, passwords);
  }
  return passwords;
}
