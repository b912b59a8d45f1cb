import type { ReportedError } from '#client/features/session/accounts-error.ts';
import { codeOf, useSubmit } from '#client/features/session/use-submit.ts';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { CodeField } from '#client/ui/form/code-field.tsx';

interface CodeFormProps {
  /** Where the code comes from: "Code from the mail". */
  label: string;
  hint?: string;
  /** What the button does, and what it says meanwhile. */
  action: string;
  activity?: string;
  takesFocus?: boolean;
  /** Has the code checked; gives why it was not taken, or null. */
  onCode: (code: string) => Promise<ReportedError | null>;
}

/** Asks for the six digits of a mail or of an authenticator app. */
export function CodeForm({
  label,
  hint,
  action,
  activity,
  takesFocus = false,
  onCode,
}: CodeFormProps) {
  const { code } = useMessages().session;

  const { isSending, errorOf, onSubmit } = useSubmit(async (form) => {
    const error = await onCode(codeOf(form)).catch(
      (): ReportedError => ({ message: code.failure }),
    );
    return error && { field: 'code', error };
  }, code.failure);

  return (
    <form onSubmit={onSubmit}>
      <CodeField label={label} hint={hint} takesFocus={takesFocus} error={errorOf('code')} />
      <Button look="main" type="submit" aria-disabled={isSending}>
        {isSending ? (activity ?? code.checking) : action}
      </Button>
    </form>
  );
}
