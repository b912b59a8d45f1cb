import { useRefreshAccount } from '#client/features/account/account-queries.ts';
import { problemOf } from '#client/features/session/accounts-error.ts';
import { fieldOf, useSubmit } from '#client/features/session/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { absoluteAddress } from '#client/lib/base-path.ts';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';

const fallback = 'The mail address could not be changed. Please try again.';

/** Asks for another mail address; it counts once the mails to both were answered. */
export function ChangeEmailForm({ onAsked }: { onAsked: () => void }) {
  const { accounts } = useBackend();
  const refresh = useRefreshAccount();

  const { isSending, failure, onSubmit } = useSubmit(async (form) => {
    const { error } = await accounts.updateUser(
      { email: fieldOf(form, 'email').trim() },
      { emailRedirectTo: absoluteAddress(paths.account()) },
    );
    if (error) return problemOf(error, fallback);
    onAsked();
    await refresh();
    return null;
  }, fallback);

  return (
    <form onSubmit={onSubmit}>
      {failure && <Notice kind="failure">{failure}</Notice>}
      <TextField label="New mail address" name="email" type="email" autoComplete="email" required />
      <Button type="submit" aria-disabled={isSending}>
        {isSending ? 'Sending…' : 'Change mail address'}
      </Button>
    </form>
  );
}
