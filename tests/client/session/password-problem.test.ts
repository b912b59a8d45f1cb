import { expect, test } from 'vitest';
import { passwordProblem } from '#client/features/session/forms/password-problem.ts';
import { en } from '#client/messages/en.ts';

test('passwords that differ are refused first', () => {
  expect(passwordProblem('abc', 'abd', en)).toEqual({
    field: 'confirmation',
    message: 'Passwords do not match',
  });
});

test('a password of fewer than six characters is refused', () => {
  const message = 'Password must be at least 6 characters long';
  expect(passwordProblem('12345', '12345', en)).toEqual({ field: 'password', message });
  expect(passwordProblem('🎬🎬🎬', '🎬🎬🎬', en)).toEqual({ field: 'password', message });
});

test('six characters are enough', () => {
  expect(passwordProblem('123456', '123456', en)).toBeNull();
});
