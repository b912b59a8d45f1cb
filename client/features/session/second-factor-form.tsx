import { CodeForm } from '#client/features/session/code-form.tsx';
import { useSession } from '#client/features/session/session-provider.tsx';
import { verifySecondFactor } from '#client/features/session/verify-second-factor.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { Button } from '#client/ui/button.tsx';

/** The second half of a log in; what comes after it happens by itself, as the session is whole. */
export function SecondFactorForm() {
  const { accounts } = useBackend();
  const { logOut } = useSession();
  return (
    <>
      <CodeForm
        label="Enter the code of your authenticator app"
        action="Log In"
        activity="Logging in…"
        takesFocus
        onCode={(code) => verifySecondFactor(accounts, code)}
      />
      <Button onClick={() => logOut()}>Use another account</Button>
    </>
  );
}
