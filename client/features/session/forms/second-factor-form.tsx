import { CodeForm } from '#client/features/session/forms/code-form.tsx';
import { useSession } from '#client/features/session/session-provider.tsx';
import { verifySecondFactor } from '#client/features/session/verify-second-factor.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

/** The second half of a log-in. The guards navigate once the session is complete. */
export function SecondFactorForm() {
  const { getAccounts } = useBackend();
  const { logOut } = useSession();
  const { code, logIn } = useWords('session');
  return (
    <>
      <CodeForm
        label={code.ofApp}
        action={logIn.action}
        activity={logIn.activity}
        takesFocus
        onCode={async (digits) => verifySecondFactor(await getAccounts(), digits)}
      />
      <Button onClick={() => logOut()}>{logIn.otherAccount}</Button>
    </>
  );
}
