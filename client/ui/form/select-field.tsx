import { type ReactNode, useId } from 'react';
import styles from '#client/ui/form/select-field.module.css';

interface SelectFieldProps {
  label: string;
  /** Its name in a form that the browser itself sends. */
  name?: string | undefined;
  value: string;
  onChoose: (value: string) => void;
  /** The options. */
  children: ReactNode;
}

/** A choice of one, with its label beside it. */
export function SelectField({ label, name, value, onChoose, children }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <select
          className={styles.select}
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChoose(event.target.value)}
        >
          {children}
        </select>
      </span>
    </div>
  );
}
