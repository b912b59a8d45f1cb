import { useState } from 'react';
import { EmailField } from '#client/features/session/forms/email-field.tsx';
import { MailCodeForm } from '#client/features/session/forms/mail-code-form.tsx';
import { SubmitForm } from '#client/features/session/forms/submit-form.tsx';
import { fieldOf, useSubmit } from '#client/features/session/forms/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';

/** `onVerified`: the code of the mail was typed, and the recovery client has its session. */
export function ForgotPasswordForm({ onVerified }: { onVerified: () => void }) {
  const { getAccounts, getRecovery } = useBackend();
  const { forgot, sending } = useWords('session');
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = useSubmit(async (form) => {
    const email = fieldOf(form, 'email').trim();
    setSentTo(null);
    const accounts = await getAccounts();
    const { error } = await accounts.resetPasswordForEmail(email, {
      redirectTo: absoluteAddress(paths.resetPassword()),
    });
    if (error) return { error };
    setSentTo(email);
    return null;
  }, forgot.failure);

  return (
    <>
      {sentTo && (
        <MailCodeForm
          news={forgot.sent}
          getAccounts={getRecovery}
          email={sentTo}
          type="recovery"
          action={forgot.continue}
          onVerified={onVerified}
        />
      )}
      <SubmitForm
        submit={submit}
        look={sentTo ? 'quiet' : 'main'}
        action={forgot.action}
        activity={sending}
      >
        <EmailField errorOf={submit.errorOf} />
      </SubmitForm>
    </>
  );
}
