import { useRefreshAccount } from '#client/features/account/account-queries.ts';
import { fieldOf, useSubmit } from '#client/features/session/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/form/text-field.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** Asks for another mail address; it counts once the mails about it were answered. */
export function ChangeEmailForm({ onAsked }: { onAsked: () => void }) {
  const { accounts } = useBackend();
  const refresh = useRefreshAccount();
  const { session, account } = useMessages();

  const { isSending, failure, errorOf, onSubmit } = useSubmit(async (form) => {
    const { error } = await accounts.updateUser(
      { email: fieldOf(form, 'email').trim() },
      { emailRedirectTo: absoluteAddress(paths.account()) },
    );
    if (error) return { error };
    onAsked();
    await refresh();
    return null;
  }, account.mail.failure);

  return (
    <form onSubmit={onSubmit}>
      <TextField
        label={account.mail.newAddress}
        name="email"
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        required
      />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? session.sending : account.mail.action}
      </Button>
      {failure && <Notice kind="failure">{failure}</Notice>}
    </form>
  );
}
