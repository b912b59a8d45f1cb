import { fieldOf, useSubmit } from '#client/features/session/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/form/text-field.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** Deletes the account of somebody who types its mail address to show that it is meant. */
export function DeleteAccountForm({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const { table } = useBackend();
  const { deletion } = useMessages().account;

  const { isSending, failure, errorOf, onSubmit } = useSubmit(async (form) => {
    if (fieldOf(form, 'confirmation').trim().toLowerCase() !== email.toLowerCase()) {
      return { field: 'confirmation', message: deletion.wrongAddress };
    }
    const { error, status } = await table.rpc('delete_own_account');
    if (error) return { error: { ...error, message: error.message, status } };
    onDeleted();
    return null;
  }, deletion.failure);

  return (
    <form onSubmit={onSubmit}>
      <TextField
        label={deletion.confirmation(email)}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('confirmation')}
        required
      />
      <Button look="danger" type="submit" aria-disabled={isSending}>
        {isSending ? deletion.activity : deletion.action}
      </Button>
      {failure && <Notice kind="failure">{failure}</Notice>}
    </form>
  );
}
