import type { Problem } from '#client/features/session/forms/use-submit.ts';
import type { SessionWords } from '#client/messages/en/en-session.ts';
import { passwordMinimumLength } from '#contract/accounts.ts';

/** What is wrong with a new password and its repetition, or null. */
export function passwordProblem(
  password: string,
  confirmation: string,
  words: SessionWords,
): Problem | null {
  if (password !== confirmation) {
    return { field: 'confirmation', message: words.differentPasswords };
  }
  // Counts characters as a person does: an emoji is one, though two units of a string.
  if ([...password].length < passwordMinimumLength) {
    return { field: 'password', message: words.shortPassword(passwordMinimumLength) };
  }
  return null;
}
