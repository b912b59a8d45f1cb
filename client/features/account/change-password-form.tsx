import { useState } from 'react';
import { useRefreshAccount } from '#client/features/account/account-queries.ts';
import { messageOf } from '#client/features/session/accounts-error.ts';
import { NewPasswordFields } from '#client/features/session/forms/new-password-fields.tsx';
import { passwordProblem } from '#client/features/session/forms/password-problem.ts';
import { SubmitForm } from '#client/features/session/forms/submit-form.tsx';
import { codeOf, fieldOf, useSubmit } from '#client/features/session/forms/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { CodeField } from '#client/ui/form/code-field.tsx';
import { TextField } from '#client/ui/form/text-field.tsx';
import { Notice } from '#client/ui/notice.tsx';

export function ChangePasswordForm({ email }: { email: string }) {
  const { getAccounts, checkPassword } = useBackend();
  const refresh = useRefreshAccount();
  const session = useWords('session');
  const account = useWords('account');
  // Some services require a mailed code when the log-in was long ago.
  const [needsCode, setNeedsCode] = useState(false);
  const [changes, setChanges] = useState(0);

  const submit = useSubmit(async (form) => {
    const password = fieldOf(form, 'password');
    const problem = passwordProblem(password, fieldOf(form, 'confirmation'), session);
    if (problem) return problem;
    const current = fieldOf(form, 'current');
    const code = codeOf(form);
    const refusal = await checkPassword(email, current);
    if (refusal?.code === 'invalid_credentials') {
      const message = session.serviceErrors.current_password_invalid ?? refusal.message;
      return { field: 'current', message };
    }
    if (refusal) return { error: refusal };
    const accounts = await getAccounts();
    const { error } = await accounts.updateUser({
      password,
      current_password: current,
      ...(code && { nonce: code }),
    });
    if (error?.code === 'reauthentication_needed') {
      const { error: mailError } = await accounts.reauthenticate();
      setNeedsCode(!mailError);
      return mailError && { error: mailError };
    }
    if (error) return { error };
    setNeedsCode(false);
    setChanges(changes + 1);
    await refresh();
    return null;
  }, account.password.failure);

  return (
    <>
      {changes > 0 && (
        <Notice key={changes} kind="news" takesFocus>
          {account.password.changed}
        </Notice>
      )}
      {/* A new key empties the form's fields. */}
      <SubmitForm
        key={changes}
        submit={submit}
        look="quiet"
        action={account.password.action}
        activity={account.password.activity}
      >
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label={account.password.current}
          name="current"
          type="password"
          autoComplete="current-password"
          error={submit.errorOf('current')}
          required
        />
        <NewPasswordFields label={session.newPassword} errorOf={submit.errorOf} />
        {needsCode && (
          <CodeField
            label={session.code.ofMail}
            hint={account.password.codeHint}
            error={submit.errorOf('code')}
            takesFocus
          />
        )}
      </SubmitForm>
      <FirstPassword email={email} />
    </>
  );
}

/** For users who have only ever logged in by mail: they have no current password to enter. */
function FirstPassword({ email }: { email: string }) {
  const { getAccounts } = useBackend();
  const session = useWords('session');
  const account = useWords('account');
  const [news, setNews] = useState<string | null>(null);

  async function askForLink() {
    const redirectTo = absoluteAddress(paths.resetPassword());
    const { error } = await getAccounts()
      .then((accounts) => accounts.resetPasswordForEmail(email, { redirectTo }))
      .catch((error: Error) => ({ error }));
    setNews(error ? messageOf(error, session.mailFailure, session) : account.password.linkSent);
  }

  return news ? (
    <Notice kind="news">{news}</Notice>
  ) : (
    <Button onClick={askForLink}>{account.password.askForLink}</Button>
  );
}
