import { Link, Navigate, useNavigate } from 'react-router';
import { ResetPasswordForm } from '#client/features/session/reset-password-form.tsx';
import { useRecovery } from '#client/features/session/use-recovery.ts';
import { paths } from '#client/lib/paths.ts';
import { Button } from '#client/ui/button.tsx';
import { FormCard } from '#client/ui/form-card.tsx';
import { Loading } from '#client/ui/loading.tsx';
import { Notice } from '#client/ui/notice.tsx';

export function ResetPasswordPage() {
  const navigate = useNavigate();
  const { recovery, refuse } = useRecovery();

  if (recovery === 'checking') return <Loading />;
  if (recovery === 'missing') {
    const notice = 'No reset token found in the URL.';
    return <Navigate to={paths.home()} state={{ notice }} replace />;
  }

  function showLogin() {
    const notice = 'Password updated! You can now log in.';
    navigate(paths.login(), { state: { notice }, replace: true });
  }
  return (
    <FormCard heading="Set a New Password">
      <title>Set a New Password – Marquee</title>
      {recovery === 'ready' && <ResetPasswordForm onUpdated={showLogin} onRefused={refuse} />}
      {recovery === 'invalid' && (
        <>
          <Notice kind="failure">Invalid or expired reset link.</Notice>
          <Link to={paths.forgotPassword()}>Send a new reset link</Link>
        </>
      )}
      {recovery === 'unreachable' && (
        <>
          <Notice kind="failure">The reset link could not be checked. Please try again.</Notice>
          <Button onClick={() => window.location.reload()}>Try again</Button>
        </>
      )}
    </FormCard>
  );
}
