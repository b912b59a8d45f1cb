import { useState } from 'react';
import { problemOf } from '#client/features/session/accounts-error.ts';
import { CodeForm } from '#client/features/session/code-form.tsx';
import { fieldOf, useSubmit } from '#client/features/session/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';

const fallback = 'The reset link could not be sent. Please try again.';

/** `onVerified`: the code of the mail was typed, and the recovery client has its session. */
export function ForgotPasswordForm({ onVerified }: { onVerified: () => void }) {
  const { accounts, getRecovery } = useBackend();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const { isSending, failure, onSubmit } = useSubmit(async (form) => {
    const email = fieldOf(form, 'email').trim();
    setSentTo(null);
    const { error } = await accounts.resetPasswordForEmail(email, {
      redirectTo: absoluteAddress(paths.resetPassword()),
    });
    if (error) return problemOf(error, fallback);
    setSentTo(email);
    return null;
  }, fallback);

  async function verify(email: string, token: string) {
    const { error } = await getRecovery().verifyOtp({ email, token, type: 'recovery' });
    if (!error) onVerified();
    return error;
  }

  return (
    <>
      {sentTo && (
        <>
          <Notice kind="news">If this email exists, a reset link has been sent.</Notice>
          <CodeForm
            label="Code from the mail"
            hint="Or follow the link in it."
            action="Continue"
            takesFocus
            onCode={(token) => verify(sentTo, token)}
          />
        </>
      )}
      <form onSubmit={onSubmit}>
        {failure && <Notice kind="failure">{failure}</Notice>}
        <TextField label="Email" name="email" type="email" autoComplete="username" required />
        <Button look={sentTo ? 'quiet' : 'main'} type="submit" aria-disabled={isSending}>
          {isSending ? 'Sending…' : 'Send Reset Link'}
        </Button>
      </form>
    </>
  );
}
