import type { ReportedError } from '#client/features/session/accounts-error.ts';
import { SubmitForm } from '#client/features/session/forms/submit-form.tsx';
import { codeOf, useSubmit } from '#client/features/session/forms/use-submit.ts';
import { useWords } from '#client/messages/language.ts';
import { CodeField } from '#client/ui/form/code-field.tsx';

interface CodeFormProps {
  /** Where the code comes from: "Code from the mail". */
  label: string;
  hint?: string;
  /** What the button says, and what it says while the code is being checked. */
  action: string;
  activity?: string | undefined;
  takesFocus?: boolean;
  /** Checks the code; gives the error, or null. */
  onCode: (code: string) => Promise<ReportedError | null>;
}

/** Asks for the six digits of a mail or of an authenticator app. */
export function CodeForm(props: CodeFormProps) {
  const { label, hint, action, activity, takesFocus = false, onCode } = props;
  const { code } = useWords('session');

  const submit = useSubmit(async (form) => {
    const error = await onCode(codeOf(form)).catch(
      (): ReportedError => ({ message: code.failure }),
    );
    return error && { field: 'code', error };
  }, code.failure);

  return (
    <SubmitForm submit={submit} action={action} activity={activity ?? code.checking}>
      <CodeField label={label} hint={hint} takesFocus={takesFocus} error={submit.errorOf('code')} />
    </SubmitForm>
  );
}
