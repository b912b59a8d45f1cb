import { useState } from 'react';
import { useRefreshAccount } from '#client/features/account/account-queries.ts';
import {
  messageOf,
  problemOf,
  type ReportedError,
} from '#client/features/session/accounts-error.ts';
import { NewPasswordFields } from '#client/features/session/new-password-fields.tsx';
import { passwordProblem } from '#client/features/session/password-problem.ts';
import { codeOf, fieldOf, useSubmit } from '#client/features/session/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { CodeField } from '#client/ui/code-field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';

const fallback = 'The password could not be changed. Please try again.';

/** Which field an answer of the accounts service is about. */
const fields: Record<string, string> = {
  current_password_required: 'current',
  current_password_invalid: 'current',
  weak_password: 'password',
  same_password: 'password',
  reauthentication_not_valid: 'code',
};

export function ChangePasswordForm({ email }: { email: string }) {
  const { accounts } = useBackend();
  const refresh = useRefreshAccount();
  // Some services want to know by a mailed code who it is when the log in was long ago.
  const [needsCode, setNeedsCode] = useState(false);
  const [changes, setChanges] = useState(0);

  const { isSending, failure, errorOf, onSubmit } = useSubmit(async (form) => {
    const password = fieldOf(form, 'password');
    const problem = passwordProblem(password, fieldOf(form, 'confirmation'));
    if (problem) return problem;
    const current = fieldOf(form, 'current');
    const code = codeOf(form);
    const { error } = await accounts.updateUser({
      password,
      current_password: current,
      ...(code && { nonce: code }),
    });
    if (error?.code === 'reauthentication_needed') {
      const { error: mailError } = await accounts.reauthenticate();
      setNeedsCode(!mailError);
      return mailError && problemOf(mailError, fallback);
    }
    if (error) return problemAtField(error);
    setNeedsCode(false);
    setChanges(changes + 1);
    await refresh();
    return null;
  }, fallback);

  return (
    <>
      {changes > 0 && (
        <Notice key={changes} kind="news" takesFocus>
          Your password has been changed. Every other device has been logged out.
        </Notice>
      )}
      {/* Another key, and nothing stays in the fields of the form. */}
      <form key={changes} onSubmit={onSubmit}>
        {failure && <Notice kind="failure">{failure}</Notice>}
        {/* Tells a password manager whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <TextField
          label="Current Password"
          name="current"
          type="password"
          autoComplete="current-password"
          error={errorOf('current')}
          required
        />
        <NewPasswordFields label="New Password" errorOf={errorOf} />
        {needsCode && (
          <CodeField
            label="Code from the mail"
            hint="We have sent one to your mail address, to be sure that it is you."
            error={errorOf('code')}
            takesFocus
          />
        )}
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? 'Changing…' : 'Change password'}
        </Button>
      </form>
      <FirstPassword email={email} />
    </>
  );
}

/** The way to a password for who only ever logged in by mail, and so has none to enter. */
function FirstPassword({ email }: { email: string }) {
  const { accounts } = useBackend();
  const [news, setNews] = useState<string | null>(null);

  async function askForLink() {
    const { error } = await accounts.resetPasswordForEmail(email, {
      redirectTo: window.location.origin + paths.resetPassword(),
    });
    setNews(
      error
        ? messageOf(error, 'The email could not be sent. Please try again.')
        : 'Sent. Its link lets you set a password.',
    );
  }

  return news ? (
    <Notice kind="news">{news}</Notice>
  ) : (
    <Button onClick={askForLink}>No password, or forgotten? Email me a link</Button>
  );
}

function problemAtField(error: ReportedError) {
  const field = fields[error.code ?? ''];
  return field ? { field, message: messageOf(error, fallback) } : problemOf(error, fallback);
}
