import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { LoginByMailForm } from '#client/features/session/login-by-mail-form.tsx';
import { LoginForm } from '#client/features/session/login-form.tsx';
import { SecondFactorForm } from '#client/features/session/second-factor-form.tsx';
import { useSession } from '#client/features/session/session-provider.tsx';
import { paths } from '#client/lib/paths.ts';
import { readVisit } from '#client/lib/visit.ts';
import { Button } from '#client/ui/button.tsx';
import { FormCard } from '#client/ui/form-card.tsx';
import { Notice } from '#client/ui/notice.tsx';

export function LoginPage() {
  const { session } = useSession();
  return session.status === 'needs-second-factor' ? <SecondHalf /> : <FirstHalf />;
}

function FirstHalf() {
  const { notice } = readVisit(useLocation().state);
  const [isByMail, setIsByMail] = useState(false);
  // Whichever way is chosen, the address is typed once.
  const [email, setEmail] = useState('');
  const Form = isByMail ? LoginByMailForm : LoginForm;
  return (
    <FormCard
      heading="Log In"
      footer={
        <>
          <Link to={paths.forgotPassword()}>Forgot Password</Link>
          <Link to={paths.register()}>Register</Link>
          <Link to={paths.about()}>About</Link>
        </>
      }
    >
      <title>Log In – Marquee</title>
      {notice && <Notice kind="news">{notice}</Notice>}
      <Form email={email} onEmail={setEmail} />
      <Button onClick={() => setIsByMail(!isByMail)}>
        {isByMail ? 'Use your password instead' : 'Email me a link or code instead'}
      </Button>
    </FormCard>
  );
}

function SecondHalf() {
  return (
    <FormCard heading="Log In">
      <title>Log In – Marquee</title>
      <SecondFactorForm />
    </FormCard>
  );
}
