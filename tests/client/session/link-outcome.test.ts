import { expect, test } from 'vitest';
import { readLinkOutcome } from '#client/features/session/link-outcome.ts';

test('a link that was refused says so in the fragment', () => {
  const fragment = '#error=access_denied&error_code=otp_expired&error_description=Email+link&sb=';
  expect(readLinkOutcome(fragment)).toBe('refused');
});

test('the first of two links to confirm brings a message', () => {
  expect(readLinkOutcome('#message=Confirmation+link+accepted&sb=')).toBe('half');
});

test.each(['', '#', '#main', '#type=email_change'])(
  'the fragment "%s" came with no link',
  (fragment) => {
    expect(readLinkOutcome(fragment)).toBeNull();
  },
);
