import type { ComponentProps } from 'react';
import type { useSubmit } from '#client/features/session/forms/use-submit.ts';
import { useWords } from '#client/messages/language.ts';
import { TextField } from '#client/ui/form/text-field.tsx';

interface EmailFieldProps extends Partial<ComponentProps<typeof TextField>> {
  errorOf: ReturnType<typeof useSubmit>['errorOf'];
}

/** A field named `email`, for the address that somebody logs in with. */
export function EmailField({ errorOf, ...input }: EmailFieldProps) {
  return (
    <TextField
      label={useWords('session').email}
      name="email"
      type="email"
      autoComplete="username"
      error={errorOf('email')}
      required
      {...input}
    />
  );
}
