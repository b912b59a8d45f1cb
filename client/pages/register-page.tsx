import { Link } from 'react-router';
import { RegisterForm } from '#client/features/session/register-form.tsx';
import { paths } from '#client/lib/paths.ts';
import { FormCard } from '#client/ui/form-card.tsx';

export function RegisterPage() {
  return (
    <FormCard heading="Register" footer={<Link to={paths.login()}>Login</Link>}>
      <title>Register – Marquee</title>
      <RegisterForm />
    </FormCard>
  );
}
