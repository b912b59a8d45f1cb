import { useState } from 'react';
import { problemOf } from '#client/features/session/accounts-error.ts';
import { fieldOf, useSubmit } from '#client/features/session/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';

const fallback = 'The reset link could not be sent. Please try again.';

export function ForgotPasswordForm() {
  const { accounts } = useBackend();
  const [isSent, setIsSent] = useState(false);

  const { isSending, failure, onSubmit } = useSubmit(async (form) => {
    setIsSent(false);
    const { error } = await accounts.resetPasswordForEmail(fieldOf(form, 'email').trim(), {
      redirectTo: window.location.origin + paths.resetPassword(),
    });
    if (error) return problemOf(error, fallback);
    setIsSent(true);
    return null;
  }, fallback);

  return (
    <form onSubmit={onSubmit}>
      {failure && <Notice kind="failure">{failure}</Notice>}
      {isSent && <Notice kind="news">If this email exists, a reset link has been sent.</Notice>}
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
      <Button look="main" type="submit" aria-disabled={isSending}>
        {isSending ? 'Sending…' : 'Send Reset Link'}
      </Button>
    </form>
  );
}
