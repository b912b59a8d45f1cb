import { useState } from 'react';
import styles from '#client/features/account/account.module.css';
import { codeOf, useSubmit } from '#client/features/session/forms/use-submit.ts';
import { verifySecondFactor } from '#client/features/session/verify-second-factor.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { CodeField } from '#client/ui/form/code-field.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useFocusWhenShown } from '#client/ui/use-focus-when-shown.ts';

interface RemoveFactorProps {
  factorId: string;
  name: string;
  onRemoved: () => void;
}

/** Removes an authenticator app, after asking whether that is meant. */
export function RemoveFactor({ factorId, name, onRemoved }: RemoveFactorProps) {
  const { getAccounts } = useBackend();
  const { code } = useWords('session');
  const { removal } = useWords('account');
  const [question, setQuestion] = useState<'unasked' | 'open' | 'declined'>('unasked');
  const beginning = useFocusWhenShown<HTMLButtonElement>(question === 'declined');
  const [needsCode, setNeedsCode] = useState(false);

  const { isSending, failure, errorOf, onSubmit } = useSubmit(async (form) => {
    const accounts = await getAccounts();
    if (needsCode) {
      const error = await verifySecondFactor(accounts, codeOf(form));
      if (error) return { field: 'code', error };
      setNeedsCode(false);
    }
    const { error } = await accounts.mfa.unenroll({ factorId });
    if (error?.code === 'insufficient_aal') {
      setNeedsCode(true);
      return null;
    }
    if (error) return { error };
    onRemoved();
    return null;
  }, removal.failure);

  if (question !== 'open') {
    return (
      <Button
        ref={beginning}
        onClick={() => setQuestion('open')}
        aria-label={removal.actionFor(name)}
      >
        {removal.action}
      </Button>
    );
  }
  return (
    <form className={styles.question} onSubmit={onSubmit}>
      {failure && <Notice kind="failure">{failure}</Notice>}
      <Notice kind="news" takesFocus>
        {removal.question(name)}
      </Notice>
      {needsCode && <CodeField label={code.ofApp} error={errorOf('code')} takesFocus />}
      <div className={styles.actions}>
        <Button look="danger" type="submit" aria-disabled={isSending}>
          {isSending ? removal.activity : removal.yes}
        </Button>
        <Button onClick={() => setQuestion('declined')}>{removal.no}</Button>
      </div>
    </form>
  );
}
