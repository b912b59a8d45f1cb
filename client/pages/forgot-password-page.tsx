import { Link, useNavigate } from 'react-router';
import { ForgotPasswordForm } from '#client/features/session/forgot-password-form.tsx';
import { paths } from '#client/lib/paths.ts';
import { FormCard } from '#client/ui/form-card.tsx';

export function ForgotPasswordPage() {
  const navigate = useNavigate();
  return (
    <FormCard heading="Forgot Password" footer={<Link to={paths.login()}>Login</Link>}>
      <title>Forgot Password – Marquee</title>
      <p>Tell us your email, and we will send you a link to set a new password.</p>
      <ForgotPasswordForm onVerified={() => navigate(paths.resetPassword())} />
    </FormCard>
  );
}
