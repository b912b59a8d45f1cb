import { useState } from 'react';
import { EmailField } from '#client/features/session/forms/email-field.tsx';
import { MailCodeForm } from '#client/features/session/forms/mail-code-form.tsx';
import { SubmitForm } from '#client/features/session/forms/submit-form.tsx';
import { fieldOf, useSubmit } from '#client/features/session/forms/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';

interface LoginByMailFormProps {
  email: string;
  onEmail: (email: string) => void;
}

/** Logs in without a password: by a link in a mail, or by its code. */
export function LoginByMailForm({ email, onEmail }: LoginByMailFormProps) {
  const { getAccounts } = useBackend();
  const { logIn, mailFailure, sending } = useWords('session');
  const [sentTo, setSentTo] = useState<string | null>(null);

  const submit = useSubmit(async (form) => {
    const address = fieldOf(form, 'email').trim();
    setSentTo(null);
    const accounts = await getAccounts();
    const { error } = await accounts.signInWithOtp({
      email: address,
      options: { shouldCreateUser: false, emailRedirectTo: absoluteAddress(paths.home()) },
    });
    // The service answers so for an address without an account, and nobody is to learn that here.
    if (error && error.code !== 'otp_disabled') return { error };
    setSentTo(address);
    return null;
  }, mailFailure);

  return (
    <>
      {sentTo && (
        <MailCodeForm
          news={logIn.mailSent}
          getAccounts={getAccounts}
          email={sentTo}
          type="email"
          action={logIn.action}
          activity={logIn.activity}
        />
      )}
      <SubmitForm
        submit={submit}
        look={sentTo ? 'quiet' : 'main'}
        action={sentTo ? logIn.sendAgain : logIn.sendMail}
        activity={sending}
      >
        <EmailField
          errorOf={submit.errorOf}
          value={email}
          onChange={(event) => onEmail(event.target.value)}
          takesFocus
        />
      </SubmitForm>
    </>
  );
}
