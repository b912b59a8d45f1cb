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

interface LoginByMailFormProps {
  email: string;
  onEmail: (email: string) => void;
}

/** Logs in without a password: by a link in a mail, or by its code. */
export function LoginByMailForm({ email, onEmail }: LoginByMailFormProps) {
  const { accounts } = useBackend();
  const { session } = useMessages();
  const [sentTo, setSentTo] = useState<string | null>(null);

  const { isSending, failure, errorOf, onSubmit } = useSubmit(async (form) => {
    const address = fieldOf(form, 'email').trim();
    setSentTo(null);
    const { error } = await accounts.signInWithOtp({
      email: address,
      options: { shouldCreateUser: false, emailRedirectTo: absoluteAddress(paths.home()) },
    });
    // So it is answered for an address without an account, which nobody is to learn here.
    if (error && error.code !== 'otp_disabled') return { error };
    setSentTo(address);
    return null;
  }, session.mailFailure);

  return (
    <>
      {sentTo && (
        <>
          <Notice kind="news">{session.logIn.mailSent}</Notice>
          <CodeForm
            label={session.code.ofMail}
            hint={session.code.orLink}
            action={session.logIn.action}
            activity={session.logIn.activity}
            takesFocus
            onCode={async (token) => {
              const { error } = await accounts.verifyOtp({ email: sentTo, token, type: 'email' });
              return error;
            }}
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
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          takesFocus
          required
        />
        <Button look={sentTo ? 'quiet' : 'main'} type="submit" aria-disabled={isSending}>
          {isSending ? session.sending : sentTo ? session.logIn.sendAgain : session.logIn.sendMail}
        </Button>
        {failure && <Notice kind="failure">{failure}</Notice>}
      </form>
    </>
  );
}
