import { useRefreshAccount } from '#client/features/account/account-queries.ts';
import { EmailField } from '#client/features/session/forms/email-field.tsx';
import { SubmitForm } from '#client/features/session/forms/submit-form.tsx';
import { fieldOf, useSubmit } from '#client/features/session/forms/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';

/** Requests another mail address; it takes effect after the confirmations by mail. */
export function ChangeEmailForm({ onAsked }: { onAsked: () => void }) {
  const { getAccounts } = useBackend();
  const refresh = useRefreshAccount();
  const { sending } = useWords('session');
  const { mail } = useWords('account');

  const submit = useSubmit(async (form) => {
    const accounts = await getAccounts();
    const { error } = await accounts.updateUser(
      { email: fieldOf(form, 'email').trim() },
      { emailRedirectTo: absoluteAddress(paths.account()) },
    );
    if (error) return { error };
    onAsked();
    await refresh();
    return null;
  }, mail.failure);

  return (
    <SubmitForm submit={submit} look="quiet" action={mail.action} activity={sending}>
      <EmailField errorOf={submit.errorOf} label={mail.newAddress} autoComplete="email" />
    </SubmitForm>
  );
}
