import { useWords } from '#client/messages/language.ts';
import { TextField } from '#client/ui/form/text-field.tsx';
import { passwordMinimumLength } from '#contract/accounts.ts';

/** A new password and its repetition; `passwordProblem` judges them. */
export function NewPasswordFields({
  label,
  errorOf,
}: {
  label: string;
  errorOf: (field: string) => string | undefined;
}) {
  const { confirmPassword, passwordRule } = useWords('session');
  return (
    <>
      <TextField
        label={label}
        name="password"
        type="password"
        autoComplete="new-password"
        error={errorOf('password')}
        hint={passwordRule(passwordMinimumLength)}
        required
      />
      <TextField
        label={confirmPassword}
        name="confirmation"
        type="password"
        autoComplete="new-password"
        error={errorOf('confirmation')}
        required
      />
    </>
  );
}
