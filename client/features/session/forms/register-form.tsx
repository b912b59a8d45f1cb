import { useState } from 'react';
import { EmailField } from '#client/features/session/forms/email-field.tsx';
import { MailCodeForm } from '#client/features/session/forms/mail-code-form.tsx';
import { NewPasswordFields } from '#client/features/session/forms/new-password-fields.tsx';
import { passwordProblem } from '#client/features/session/forms/password-problem.ts';
import { SubmitForm } from '#client/features/session/forms/submit-form.tsx';
import { fieldOf, useSubmit } from '#client/features/session/forms/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';

export function RegisterForm() {
  const { getAccounts } = useBackend();
  const session = useWords('session');
  const [registered, setRegistered] = useState<string | null>(null);

  const submit = useSubmit(async (form) => {
    const password = fieldOf(form, 'password');
    const problem = passwordProblem(password, fieldOf(form, 'confirmation'), session);
    if (problem) return problem;
    const email = fieldOf(form, 'email').trim();
    const accounts = await getAccounts();
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
      <MailCodeForm
        news={session.register.done}
        getAccounts={getAccounts}
        email={registered}
        type="signup"
        action={session.register.confirm}
      />
    );
  }
  return (
    <SubmitForm
      submit={submit}
      action={session.register.action}
      activity={session.register.activity}
    >
      <EmailField errorOf={submit.errorOf} />
      <NewPasswordFields label={session.password} errorOf={submit.errorOf} />
    </SubmitForm>
  );
}
