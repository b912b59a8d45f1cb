import type { AuthError } from '@supabase/auth-js';
import { useState } from 'react';
import { type Enrollment, enrollFactor } from '#client/features/account/enroll-factor.ts';
import { FactorKey } from '#client/features/account/factor-key.tsx';
import { CodeForm } from '#client/features/session/forms/code-form.tsx';
import { useSubmit } from '#client/features/session/forms/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';
import { useFocusWhenShown } from '#client/ui/use-focus-when-shown.ts';

interface SetUpFactorProps {
  action: string;
  onOpen: () => void;
  onDone: () => void;
}

/**
 * Connects an authenticator app: shows its key, then asks for a code as the proof that it has the
 * key.
 */
export function SetUpFactor({ action, onOpen, onDone }: SetUpFactorProps) {
  const { getAccounts } = useBackend();
  const { factor } = useWords('account');
  const [enrollment, setEnrollment] = useState<Enrollment | null>(null);
  const [isGivenUp, setIsGivenUp] = useState(false);
  const beginning = useFocusWhenShown<HTMLButtonElement>(isGivenUp);

  const { isSending, failure, onSubmit } = useSubmit(async () => {
    onOpen();
    setIsGivenUp(false);
    const { data, error } = await enrollFactor(await getAccounts(), factor.app);
    if (error) return { error };
    setEnrollment(data);
    return null;
  }, factor.setUpFailure);

  function giveUp() {
    setEnrollment(null);
    setIsGivenUp(true);
  }

  async function verify(factorId: string, code: string): Promise<AuthError | null> {
    const accounts = await getAccounts();
    const { error } = await accounts.mfa.challengeAndVerify({ factorId, code });
    if (error) return error;
    setEnrollment(null);
    onDone();
    return null;
  }

  if (!enrollment) {
    return (
      <form onSubmit={onSubmit}>
        {failure && <Notice kind="failure">{failure}</Notice>}
        <Button type="submit" ref={beginning} aria-disabled={isSending}>
          {isSending ? factor.preparing : action}
        </Button>
      </form>
    );
  }
  return (
    <>
      <FactorKey totp={enrollment.totp} />
      <CodeForm
        label={factor.code}
        action={factor.turnOn}
        onCode={(code) => verify(enrollment.id, code)}
      />
      <Button onClick={giveUp}>{factor.cancel}</Button>
    </>
  );
}
