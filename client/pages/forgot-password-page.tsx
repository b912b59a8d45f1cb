import { Link, useNavigate } from 'react-router';
import { ForgotPasswordForm } from '#client/features/session/forms/forgot-password-form.tsx';
import { paths } from '#client/lib/paths.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { FormCard } from '#client/ui/form/form-card.tsx';

export function ForgotPasswordPage() {
  const navigate = useNavigate();
  const { title } = useMessages();
  const session = useWords('session');
  return (
    <FormCard
      heading={session.forgot.heading}
      footer={<Link to={paths.login()}>{session.logIn.link}</Link>}
    >
      <title>{title(session.forgot.heading)}</title>
      <p>{session.forgot.explanation}</p>
      <ForgotPasswordForm onVerified={() => navigate(paths.resetPassword())} />
    </FormCard>
  );
}
