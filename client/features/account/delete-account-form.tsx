import { SubmitForm } from '#client/features/session/forms/submit-form.tsx';
import { fieldOf, useSubmit } from '#client/features/session/forms/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { useWords } from '#client/messages/language.ts';
import { TextField } from '#client/ui/form/text-field.tsx';

/** Deletes the account once the visitor has typed its mail address as a confirmation. */
export function DeleteAccountForm({ email, onDeleted }: { email: string; onDeleted: () => void }) {
  const { getTable } = useBackend();
  const { deletion } = useWords('account');

  const submit = useSubmit(async (form) => {
    if (fieldOf(form, 'confirmation').trim().toLowerCase() !== email.toLowerCase()) {
      return { field: 'confirmation', message: deletion.wrongAddress };
    }
    const { error, status } = await (await getTable()).rpc('delete_own_account');
    if (error) return { error: { ...error, message: error.message, status } };
    onDeleted();
    return null;
  }, deletion.failure);

  return (
    <SubmitForm submit={submit} look="danger" action={deletion.action} activity={deletion.activity}>
      <TextField
        label={deletion.confirmation(email)}
        name="confirmation"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={submit.errorOf('confirmation')}
        required
      />
    </SubmitForm>
  );
}
