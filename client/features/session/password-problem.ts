import type { Problem } from '#client/features/session/use-submit.ts';
import { passwordMinimumLength } from '#contract/accounts.ts';

/** What is wrong with a new password and its repetition, or null (specification, point 5). */
export function passwordProblem(password: string, confirmation: string): Problem | null {
  if (password !== confirmation) {
    return { field: 'confirmation', message: 'Passwords do not match' };
  }
  // Counted as a person counts: an emoji is one character, though two units of a string.
  if ([...password].length < passwordMinimumLength) {
    return {
      field: 'password',
      message: `Password must be at least ${passwordMinimumLength} characters long`,
    };
  }
  return null;
}
