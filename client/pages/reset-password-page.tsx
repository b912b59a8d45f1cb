import { Link, Navigate, useNavigate } from 'react-router';
import { ResetPasswordForm } from '#client/features/session/forms/reset-password-form.tsx';
import { useRecovery } from '#client/features/session/use-recovery.ts';
import { paths } from '#client/lib/paths.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { FormCard } from '#client/ui/form/form-card.tsx';
import { Loading } from '#client/ui/loading.tsx';
import { Notice } from '#client/ui/notice.tsx';

export function ResetPasswordPage() {
  const navigate = useNavigate();
  const { recovery, refuse } = useRecovery();
  const { title, tryAgain } = useMessages();
  const session = useWords('session');
  const { reset } = session;

  if (recovery === 'checking') {
    return (
      <>
        <title>{title(reset.heading)}</title>
        <Loading />
      </>
    );
  }
  if (recovery === 'missing') {
    return <Navigate to={paths.home()} state={{ notice: reset.noToken }} replace />;
  }

  function showLogin() {
    navigate(paths.login(), { state: { notice: reset.done }, replace: true });
  }
  return (
    <FormCard heading={reset.heading}>
      <title>{title(reset.heading)}</title>
      {recovery === 'ready' && <ResetPasswordForm onUpdated={showLogin} onRefused={refuse} />}
      {recovery === 'invalid' && (
        <>
          <Notice kind="failure">{reset.badLink}</Notice>
          <Link to={paths.forgotPassword()}>{reset.newLink}</Link>
        </>
      )}
      {recovery === 'unreachable' && (
        <>
          <Notice kind="failure">{reset.uncheckedLink}</Notice>
          <Button onClick={() => window.location.reload()}>{tryAgain}</Button>
        </>
      )}
    </FormCard>
  );
}
