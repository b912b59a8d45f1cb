import { type InputHTMLAttributes, useId, useState } from 'react';
import { useMessages } from '#client/messages/language.ts';
import styles from '#client/ui/form/text-field.module.css';
import { useFocusWhenShown } from '#client/ui/use-focus-when-shown.ts';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with the text; read out when it appears. */
  error?: string | undefined;
  /** Says how to fill in the field. An error takes its place, so that nothing moves. */
  hint?: string | undefined;
  /** Whether the field takes the focus when it appears, because it is the visitor's next step. */
  takesFocus?: boolean;
}

export function TextField({
  label,
  error,
  hint,
  takesFocus = false,
  type = 'text',
  ...input
}: TextFieldProps) {
  const { form } = useMessages();
  const id = useId();
  const wordsId = `${id}-words`;
  const shown = useFocusWhenShown<HTMLInputElement>(takesFocus);
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          {...input}
          ref={shown}
          id={id}
          type={isPassword && isShown ? 'text' : type}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? wordsId : undefined}
        />
        {isPassword && (
          <button
            type="button"
            className={styles.reveal}
            aria-controls={id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? form.hide : form.show}
          </button>
        )}
      </div>
      {error && (
        <p className={styles.error} id={wordsId} role="alert">
          {error}
        </p>
      )}
      {hint && !error && (
        <p className={styles.hint} id={wordsId}>
          {hint}
        </p>
      )}
    </div>
  );
}
