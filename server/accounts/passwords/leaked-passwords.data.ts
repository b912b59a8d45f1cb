import { dictionary } from '@zxcvbn-ts/language-common';

/** Gives 49,000 leaked passwords, the most common first. */
export function leakedPasswords(): string[] {
  return dictionary['passwords-common'];
}
