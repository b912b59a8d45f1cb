import { useState } from 'react';
import { CodeForm } from '#client/features/session/code-form.tsx';
import { fieldOf, useSubmit } from '#client/features/session/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/form/text-field.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** `onVerified`: the code of the mail was typed, and the recovery client has its session. */
export function ForgotPasswordForm({ onVerified }: { onVerified: () => void }) {
  const { accounts, getRecovery } = useBackend();
  const { session } = useMessages();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const { isSending, failure, errorOf, onSubmit } = useSubmit(async (form) => {
    const email = fieldOf(form, 'email').trim();
    setSentTo(null);
    const { error } = await accounts.resetPasswordForEmail(email, {
      redirectTo: absoluteAddress(paths.resetPassword()),
    });
    if (error) return { error };
    setSentTo(email);
    return null;
  }, session.forgot.failure);

  async function verify(email: string, token: string) {
    const { error } = await getRecovery().verifyOtp({ email, token, type: 'recovery' });
    if (!error) onVerified();
    return error;
  }

  return (
    <>
      {sentTo && (
        <>
          <Notice kind="news">{session.forgot.sent}</Notice>
          <CodeForm
            label={session.code.ofMail}
            hint={session.code.orLink}
            action={session.forgot.continue}
            takesFocus
            onCode={(token) => verify(sentTo, token)}
          />
        </>
      )}
      <form onSubmit={onSubmit}>
        <TextField
          label={session.email}
          name="email"
          error={errorOf('email')}
          type="email"
          autoComplete="username"
          required
        />
        <Button look={sentTo ? 'quiet' : 'main'} type="submit" aria-disabled={isSending}>
          {isSending ? session.sending : session.forgot.action}
        </Button>
        {failure && <Notice kind="failure">{failure}</Notice>}
      </form>
    </>
  );
}
