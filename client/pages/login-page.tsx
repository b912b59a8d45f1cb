import { useState } from 'react';
import { Link } from 'react-router';
import { LoginByMailForm } from '#client/features/session/forms/login-by-mail-form.tsx';
import { LoginForm } from '#client/features/session/forms/login-form.tsx';
import { SecondFactorForm } from '#client/features/session/forms/second-factor-form.tsx';
import { useSession } from '#client/features/session/session-provider.tsx';
import { Welcome } from '#client/features/session/welcome.tsx';
import { useVisit } from '#client/lib/navigation/use-visit.ts';
import { paths } from '#client/lib/paths.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { FormCard } from '#client/ui/form/form-card.tsx';
import { Notice } from '#client/ui/notice.tsx';

export function LoginPage() {
  const { session } = useSession();
  return session.status === 'needs-second-factor' ? <SecondHalf /> : <FirstHalf />;
}

function FirstHalf() {
  const { title } = useMessages();
  const session = useWords('session');
  const { notice } = useVisit();
  const [isByMail, setIsByMail] = useState(false);
  // Shared by both forms, so that the address is typed only once.
  const [email, setEmail] = useState('');
  const Form = isByMail ? LoginByMailForm : LoginForm;
  return (
    <FormCard
      heading={session.logIn.heading}
      beside={<Welcome />}
      footer={
        <>
          <Link to={paths.forgotPassword()}>{session.forgot.heading}</Link>
          <Link to={paths.register()}>{session.register.heading}</Link>
        </>
      }
    >
      <title>{title(session.logIn.heading)}</title>
      {notice && <Notice kind="news">{notice}</Notice>}
      <Form email={email} onEmail={setEmail} />
      <Button onClick={() => setIsByMail(!isByMail)}>
        {isByMail ? session.logIn.byPassword : session.logIn.byMail}
      </Button>
    </FormCard>
  );
}

function SecondHalf() {
  const { title } = useMessages();
  const session = useWords('session');
  return (
    <FormCard heading={session.logIn.heading} beside={<Welcome />}>
      <title>{title(session.logIn.heading)}</title>
      <SecondFactorForm />
    </FormCard>
  );
}
