import { emailMaximumLength } from '#contract/accounts.ts';
import { validationFailed } from '#server/accounts/requests/auth-failures.ts';

// The form that a browser's mail input accepts (HTML standard, "valid email address").
const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
const mailAddress = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`);

/** The address as it is stored, trimmed and in lower case; null for an invalid one. */
export function readMailAddress(given: string): string | null {
  const address = given.trim();
  const isUsable = address.length <= emailMaximumLength && mailAddress.test(address);
  return isUsable ? address.toLowerCase() : null;
}

/** The address as it is stored. Throws 400 `validation_failed` for an invalid one. */
export function requireMailAddress(given: string): string {
  const address = readMailAddress(given);
  if (address === null) throw validationFailed('Unable to validate email address: invalid format');
  return address;
}
