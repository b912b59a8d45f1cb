import { useState } from 'react';
import { CodeForm } from '#client/features/session/code-form.tsx';
import { NewPasswordFields } from '#client/features/session/new-password-fields.tsx';
import { passwordProblem } from '#client/features/session/password-problem.ts';
import { fieldOf, useSubmit } from '#client/features/session/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/form/text-field.tsx';
import { Notice } from '#client/ui/notice.tsx';

export function RegisterForm() {
  const { accounts } = useBackend();
  const messages = useMessages();
  const { session } = messages;
  const [registered, setRegistered] = useState<string | null>(null);

  const { isSending, failure, errorOf, onSubmit } = useSubmit(async (form) => {
    const password = fieldOf(form, 'password');
    const problem = passwordProblem(password, fieldOf(form, 'confirmation'), messages);
    if (problem) return problem;
    const email = fieldOf(form, 'email').trim();
    const { error } = await accounts.signUp({
      email,
      password,
      options: { emailRedirectTo: absoluteAddress(paths.home()) },
    });
    if (error) return { error };
    setRegistered(email);
    return null;
  }, session.register.failure);

  if (registered) {
    return (
      <>
        <Notice kind="news">{session.register.done}</Notice>
        <CodeForm
          label={session.code.ofMail}
          hint={session.code.orLink}
          action={session.register.confirm}
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
      <TextField
        label={session.email}
        name="email"
        type="email"
        autoComplete="username"
        error={errorOf('email')}
        required
      />
      <NewPasswordFields label={session.password} errorOf={errorOf} />
      <Button look="main" type="submit" aria-disabled={isSending}>
        {isSending ? session.register.activity : session.register.action}
      </Button>
      {failure && <Notice kind="failure">{failure}</Notice>}
    </form>
  );
}
