import { Link } from 'react-router';
import { RegisterForm } from '#client/features/session/register-form.tsx';
import { paths } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import { Welcome } from '#client/pages/welcome.tsx';
import { FormCard } from '#client/ui/form-card.tsx';

export function RegisterPage() {
  const { title, session } = useMessages();
  return (
    <FormCard
      heading={session.register.heading}
      beside={<Welcome />}
      footer={<Link to={paths.login()}>{session.logIn.link}</Link>}
    >
      <title>{title(session.register.heading)}</title>
      <RegisterForm />
    </FormCard>
  );
}
