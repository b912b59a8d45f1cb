import { renderSVG } from 'uqr';
import { FactorKey } from '#client/features/account/factor-key.tsx';
import { SessionList } from '#client/features/account/session-list.tsx';
import { LoginForm } from '#client/features/session/forms/login-form.tsx';
import { RegisterForm } from '#client/features/session/forms/register-form.tsx';
import { refusingBackend, silentBackend } from '#client/gallery/fake-backend.ts';
import { Group, Specimen } from '#client/gallery/specimen.tsx';
import { Routed, Submitted, WithBackend } from '#client/gallery/stages.tsx';
import { LoginPage } from '#client/pages/login-page.tsx';
import { FormCard } from '#client/ui/form/form-card.tsx';
import { SectionCard } from '#client/ui/section-card.tsx';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const totp = {
  secret,
  qr_code: `data:image/svg+xml,${encodeURIComponent(renderSVG(`otpauth://totp/Marquee:ann@example.com?secret=${secret}&issuer=Marquee`))}`,
};

export function FormsAndAccount() {
  return (
    <Group heading="Forms and account">
      <Forms />
      <Specimen caption="Section card: the key of a second factor">
        <SectionCard heading="Second factor">
          <FactorKey totp={totp} />
        </SectionCard>
      </Specimen>
      <Specimen caption="Section card: the list of sessions">
        <SectionCard heading="Where you are logged in">
          <SessionList />
        </SectionCard>
      </Specimen>
      <Specimen caption="The list of sessions, not loaded">
        <WithBackend backend={refusingBackend}>
          <SectionCard heading="Where else you are logged in">
            <SessionList />
          </SectionCard>
        </WithBackend>
      </Specimen>
    </Group>
  );
}

function Forms() {
  const account = { email: 'ann@example.com', password: 'correct horse' };
  const login = <LoginForm email={account.email} onEmail={() => {}} />;
  return (
    <>
      <Specimen caption="Form card: a screen with links elsewhere">
        <Routed state={{ notice: 'Password updated!' }}>
          <LoginPage />
        </Routed>
      </Specimen>
      <Specimen caption="Form card: refused">
        <WithBackend backend={refusingBackend}>
          <FormCard heading="Log In">
            <Submitted values={account}>{login}</Submitted>
          </FormCard>
        </WithBackend>
      </Specimen>
      <Specimen caption="Form card: busy">
        <WithBackend backend={silentBackend}>
          <FormCard heading="Log In">
            <Submitted values={account}>{login}</Submitted>
          </FormCard>
        </WithBackend>
      </Specimen>
      <Specimen caption="Form card: something is wrong with a field">
        <FormCard heading="Register">
          <Submitted values={{ ...account, confirmation: 'another' }}>
            <RegisterForm />
          </Submitted>
        </FormCard>
      </Specimen>
    </>
  );
}
