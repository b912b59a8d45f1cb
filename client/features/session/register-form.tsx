import { useState } from 'react';
import { problemOf } from '#client/features/session/accounts-error.ts';
import { CodeForm } from '#client/features/session/code-form.tsx';
import { NewPasswordFields } from '#client/features/session/new-password-fields.tsx';
import { passwordProblem } from '#client/features/session/password-problem.ts';
import { fieldOf, useSubmit } from '#client/features/session/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';

const fallback = 'Failed to create an account';

export function RegisterForm() {
  const { accounts } = useBackend();
  const [registered, setRegistered] = useState<string | null>(null);

  const { isSending, failure, errorOf, onSubmit } = useSubmit(async (form) => {
    const password = fieldOf(form, 'password');
    const problem = passwordProblem(password, fieldOf(form, 'confirmation'));
    if (problem) return problem;
    const email = fieldOf(form, 'email').trim();
    const { error } = await accounts.signUp({
      email,
      password,
      options: { emailRedirectTo: absoluteAddress(paths.home()) },
    });
    if (error) return problemOf(error, fallback);
    setRegistered(email);
    return null;
  }, fallback);

  if (registered) {
    return (
      <>
        <Notice kind="news">
          Registration successful! Please check your email for verification.
        </Notice>
        <CodeForm
          label="Code from the mail"
          hint="Or follow the link in it."
          action="Confirm"
          takesFocus
          onCode={async (token) => {
            const { error } = await accounts.verifyOtp({
              email: registered,
              token,
              type: 'signup',
            });
            return error;
          }}
        />
      </>
    );
  }
  return (
    <form onSubmit={onSubmit}>
      {failure && <Notice kind="failure">{failure}</Notice>}
      <TextField label="Email" name="email" type="email" autoComplete="username" required />
      <NewPasswordFields label="Password" errorOf={errorOf} />
      <Button look="main" type="submit" aria-disabled={isSending}>
        {isSending ? 'Registering…' : 'Register'}
      </Button>
    </form>
  );
}
