import { isAuthSessionMissingError } from '@supabase/auth-js';
import { useState } from 'react';
import { NewPasswordFields } from '#client/features/session/forms/new-password-fields.tsx';
import { passwordProblem } from '#client/features/session/forms/password-problem.ts';
import { SubmitForm } from '#client/features/session/forms/submit-form.tsx';
import { codeOf, fieldOf, useSubmit } from '#client/features/session/forms/use-submit.ts';
import { verifySecondFactor } from '#client/features/session/verify-second-factor.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { useWords } from '#client/messages/language.ts';
import { CodeField } from '#client/ui/form/code-field.tsx';

/** Sets a new password with the recovery session, then ends all sessions of the user. */
export function ResetPasswordForm({
  onUpdated,
  onRefused,
}: {
  onUpdated: () => void;
  onRefused: () => void;
}) {
  const { getAccounts, getRecovery } = useBackend();
  const session = useWords('session');
  const [needsCode, setNeedsCode] = useState(false);

  const submit = useSubmit(async (form) => {
    const password = fieldOf(form, 'password');
    const problem = passwordProblem(password, fieldOf(form, 'confirmation'), session);
    if (problem) return problem;
    const recovery = await getRecovery();
    if (needsCode) {
      const error = await verifySecondFactor(recovery, codeOf(form));
      if (error) return { field: 'code', error };
      // The code works only once, and the session stays verified.
      setNeedsCode(false);
    }
    const { error } = await recovery.updateUser({ password });
    if (error?.code === 'insufficient_aal') {
      setNeedsCode(true);
      return null;
    }
    if (isAuthSessionMissingError(error) || error?.status === 401 || error?.status === 403) {
      onRefused();
      return null;
    }
    if (error) return { error };
    await recovery.signOut({ scope: 'global' });
    const accounts = await getAccounts();
    await accounts.signOut({ scope: 'local' });
    onUpdated();
    return null;
  }, session.reset.failure);

  return (
    <SubmitForm submit={submit} action={session.reset.action} activity={session.reset.activity}>
      <NewPasswordFields label={session.newPassword} errorOf={submit.errorOf} />
      {needsCode && (
        <CodeField label={session.code.ofApp} error={submit.errorOf('code')} takesFocus />
      )}
    </SubmitForm>
  );
}
