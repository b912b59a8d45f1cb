import type { ComponentProps } from 'react';
import styles from '#client/ui/button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  /** One main button in a form; others are quiet, or warn that they destroy something. */
  look?: 'main' | 'quiet' | 'danger';
}

export function Button({ look = 'quiet', className, type = 'button', ...rest }: ButtonProps) {
  const classes = [styles.button, styles[look], className].filter(Boolean).join(' ');
  return <button {...rest} type={type} className={classes} />;
}
