import { Link, useLocation } from 'react-router';
import { LoginForm } from '#client/features/session/login-form.tsx';
import { paths } from '#client/lib/paths.ts';
import { readVisit } from '#client/lib/visit.ts';
import { FormCard } from '#client/ui/form-card.tsx';
import { Notice } from '#client/ui/notice.tsx';

export function LoginPage() {
  const { notice } = readVisit(useLocation().state);
  return (
    <FormCard
      heading="Log In"
      footer={
        <>
          <Link to={paths.forgotPassword()}>Forgot Password</Link>
          <Link to={paths.register()}>Register</Link>
        </>
      }
    >
      <title>Log In – Marquee</title>
      {notice && <Notice kind="news">{notice}</Notice>}
      <LoginForm />
    </FormCard>
  );
}
