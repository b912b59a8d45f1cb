import { expect, test } from 'vitest';
import { passwordProblem } from '#client/features/session/forms/password-problem.ts';
import { words as enSession } from '#client/messages/en/en-session.ts';

test('passwords that differ are refused first', () => {
  expect(passwordProblem('abc', 'abd', enSession)).toEqual({
    field: 'confirmation',
    message: 'Passwords do not match',
  });
});

test('a password of fewer than six characters is refused', () => {
  const message = 'Password must be at least 6 characters long';
  expect(passwordProblem('12345', '12345', enSession)).toEqual({ field: 'password', message });
  expect(passwordProblem('🎬🎬🎬', '🎬🎬🎬', enSession)).toEqual({ field: 'password', message });
});

test('six characters are enough', () => {
  expect(passwordProblem('123456', '123456', enSession)).toBeNull();
});
