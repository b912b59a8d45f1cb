import { Link } from 'react-router';
import { RegisterForm } from '#client/features/session/forms/register-form.tsx';
import { Welcome } from '#client/features/session/welcome.tsx';
import { paths } from '#client/lib/paths.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { FormCard } from '#client/ui/form/form-card.tsx';

export function RegisterPage() {
  const { title } = useMessages();
  const session = useWords('session');
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
