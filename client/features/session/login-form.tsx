import { useState } from 'react';
import { messageOf, problemOf } from '#client/features/session/accounts-error.ts';
import { fieldOf, useSubmit } from '#client/features/session/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';

const fallback = 'Failed to log in';

interface LoginFormProps {
  email: string;
  onEmail: (email: string) => void;
}

export function LoginForm({ email, onEmail }: LoginFormProps) {
  const { accounts } = useBackend();
  const [unconfirmedEmail, setUnconfirmedEmail] = useState<string | null>(null);

  const { isSending, failure, onSubmit } = useSubmit(async (form) => {
    const address = fieldOf(form, 'email').trim();
    const { error } = await accounts.signInWithPassword({
      email: address,
      password: fieldOf(form, 'password'),
    });
    setUnconfirmedEmail(error?.code === 'email_not_confirmed' ? address : null);
    return error && problemOf(error, fallback);
  }, fallback);

  return (
    <form onSubmit={onSubmit}>
      {failure && <Notice kind="failure">{failure}</Notice>}
      {unconfirmedEmail && <ResendVerification key={unconfirmedEmail} email={unconfirmedEmail} />}
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        value={email}
        onChange={(event) => onEmail(event.target.value)}
        required
      />
      <TextField
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
      <Button look="main" type="submit" aria-disabled={isSending}>
        {isSending ? 'Logging in…' : 'Log In'}
      </Button>
    </form>
  );
}

function ResendVerification({ email }: { email: string }) {
  const { accounts } = useBackend();
  const [result, setResult] = useState<string | null>(null);

  async function resend() {
    const { error } = await accounts.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: absoluteAddress(paths.home()) },
    });
    setResult(
      error
        ? messageOf(error, 'The email could not be sent. Please try again.')
        : 'Sent. Please check your email.',
    );
  }

  return result ? (
    <Notice kind="news">{result}</Notice>
  ) : (
    <Button onClick={resend}>Send the verification email again</Button>
  );
}
