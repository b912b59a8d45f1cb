import { useState } from 'react';
import styles from '#client/features/account/account.module.css';
import { messageOf, problemOf } from '#client/features/session/accounts-error.ts';
import { codeOf, useSubmit } from '#client/features/session/use-submit.ts';
import { verifySecondFactor } from '#client/features/session/verify-second-factor.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { Button } from '#client/ui/button.tsx';
import { CodeField } from '#client/ui/code-field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useFocusWhenShown } from '#client/ui/use-focus-when-shown.ts';

const fallback = 'The authenticator app could not be removed. Please try again.';

interface RemoveFactorProps {
  factorId: string;
  name: string;
  onRemoved: () => void;
}

/** Removes an authenticator app, after asking whether that is meant. */
export function RemoveFactor({ factorId, name, onRemoved }: RemoveFactorProps) {
  const { accounts } = useBackend();
  const [question, setQuestion] = useState<'unasked' | 'open' | 'declined'>('unasked');
  const beginning = useFocusWhenShown<HTMLButtonElement>(question === 'declined');
  const [needsCode, setNeedsCode] = useState(false);

  const { isSending, failure, errorOf, onSubmit } = useSubmit(async (form) => {
    if (needsCode) {
      const refusal = await verifySecondFactor(accounts, codeOf(form));
      if (refusal) return { field: 'code', message: messageOf(refusal, fallback) };
      setNeedsCode(false);
    }
    const { error } = await accounts.mfa.unenroll({ factorId });
    if (error?.code === 'insufficient_aal') {
      setNeedsCode(true);
      return null;
    }
    if (error) return problemOf(error, fallback);
    onRemoved();
    return null;
  }, fallback);

  if (question !== 'open') {
    return (
      <Button ref={beginning} onClick={() => setQuestion('open')} aria-label={`Remove ${name}`}>
        Remove
      </Button>
    );
  }
  return (
    <form className={styles.question} onSubmit={onSubmit}>
      {failure && <Notice kind="failure">{failure}</Notice>}
      <Notice kind="news" takesFocus>
        {`Remove ${name}? The log in will not take its codes any more.`}
      </Notice>
      {needsCode && (
        <CodeField
          label="Enter the code of your authenticator app"
          error={errorOf('code')}
          takesFocus
        />
      )}
      <div className={styles.actions}>
        <Button look="danger" type="submit" aria-disabled={isSending}>
          {isSending ? 'Removing…' : 'Yes, remove it'}
        </Button>
        <Button onClick={() => setQuestion('declined')}>Keep it</Button>
      </div>
    </form>
  );
}
