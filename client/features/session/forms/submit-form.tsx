import type { ReactNode } from 'react';
import type { useSubmit } from '#client/features/session/forms/use-submit.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

interface SubmitFormProps {
  submit: ReturnType<typeof useSubmit>;
  look?: 'main' | 'quiet' | 'danger';
  /** What the button says, and what it says while the form is being sent. */
  action: string;
  activity: string;
  /** The fields. */
  children: ReactNode;
  /** What can be done after a failure. */
  remedy?: ReactNode;
}

/** A form with its button, and below it why it was not taken. */
export function SubmitForm(props: SubmitFormProps) {
  const { submit, look = 'main', action, activity, children, remedy } = props;
  return (
    // Without the app, a form of this method is not sent: a password never gets into an address.
    <form method="dialog" onSubmit={submit.onSubmit}>
      {children}
      <Button look={look} type="submit" aria-disabled={submit.isSending}>
        {submit.isSending ? activity : action}
      </Button>
      {submit.failure && <Notice kind="failure">{submit.failure}</Notice>}
      {remedy}
    </form>
  );
}
