import { useMessages } from '#client/messages/language.ts';
import { TextField } from '#client/ui/form/text-field.tsx';

interface CodeFieldProps {
  label: string;
  error?: string | undefined;
  hint?: string | undefined;
  takesFocus?: boolean;
}

/** A field named `code` for six digits, which phones fill in from a mail or an authenticator app. */
export function CodeField(props: CodeFieldProps) {
  return (
    <TextField
      {...props}
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      // Apps show a code in two groups, and it is pasted like that.
      pattern="\s*(\d\s*){6}"
      title={useMessages().form.sixDigits}
      required
    />
  );
}
