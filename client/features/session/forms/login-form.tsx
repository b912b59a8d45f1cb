import { useState } from 'react';
import { messageOf } from '#client/features/session/accounts-error.ts';
import { EmailField } from '#client/features/session/forms/email-field.tsx';
import { SubmitForm } from '#client/features/session/forms/submit-form.tsx';
import { fieldOf, useSubmit } from '#client/features/session/forms/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/form/text-field.tsx';
import { Notice } from '#client/ui/notice.tsx';

interface LoginFormProps {
  email: string;
  onEmail: (email: string) => void;
}

export function LoginForm({ email, onEmail }: LoginFormProps) {
  const { getAccounts } = useBackend();
  const session = useWords('session');
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string | null>(null);

  const submit = useSubmit(async (form) => {
    const address = fieldOf(form, 'email').trim();
    const accounts = await getAccounts();
    const { error } = await accounts.signInWithPassword({
      email: address,
      password: fieldOf(form, 'password'),
    });
    setUnconfirmedEmail(error?.code === 'email_not_confirmed' ? address : null);
    return error && { error };
  }, session.logIn.failure);

  return (
    <SubmitForm
      submit={submit}
      action={session.logIn.action}
      activity={session.logIn.activity}
      remedy={
        unconfirmedEmail && <ResendVerification key={unconfirmedEmail} email={unconfirmedEmail} />
      }
    >
      <EmailField
        errorOf={submit.errorOf}
        value={email}
        onChange={(event) => onEmail(event.target.value)}
      />
      <TextField
        label={session.password}
        name="password"
        type="password"
        autoComplete="current-password"
        error={submit.errorOf('password')}
        required
      />
    </SubmitForm>
  );
}

function ResendVerification({ email }: { email: string }) {
  const { getAccounts } = useBackend();
  const session = useWords('session');
  const { logIn, mailFailure } = session;
  const [result, setResult] = useState<string | null>(null);

  async function resend() {
    const options = { emailRedirectTo: absoluteAddress(paths.home()) };
    const { error } = await getAccounts()
      .then((accounts) => accounts.resend({ type: 'signup', email, options }))
      .catch((error: Error) => ({ error }));
    setResult(error ? messageOf(error, mailFailure, session) : logIn.resent);
  }

  return result ? (
    <Notice kind="news">{result}</Notice>
  ) : (
    <Button onClick={resend}>{logIn.resend}</Button>
  );
}
