import { problemOf } from '#client/features/session/accounts-error.ts';
import { fieldOf, useSubmit } from '#client/features/session/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { TextField } from '#client/ui/text-field.tsx';

const fallback = 'The account could not be deleted. Please try again.';

/** Deletes the account of somebody who types its mail address to show that it is meant. */
export function DeleteAccountForm({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const { table } = useBackend();

  const { isSending, failure, errorOf, onSubmit } = useSubmit(async (form) => {
    if (fieldOf(form, 'confirmation').trim().toLowerCase() !== email.toLowerCase()) {
      return { field: 'confirmation', message: 'This is not the mail address of this account.' };
    }
    const { error, status } = await table.rpc('delete_own_account');
    if (error) return problemOf({ ...error, message: error.message, status }, fallback);
    onDeleted();
    return null;
  }, fallback);

  return (
    <form onSubmit={onSubmit}>
      {failure && <Notice kind="failure">{failure}</Notice>}
      <TextField
        label={`Type ${email} to confirm`}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('confirmation')}
        required
      />
      <Button look="danger" type="submit" aria-disabled={isSending}>
        {isSending ? 'Deleting…' : 'Delete my account'}
      </Button>
    </form>
  );
}
