import { CodeForm } from '#client/features/session/forms/code-form.tsx';
import type { AccountsClient } from '#client/lib/accounts-client.ts';
import { useMessages } from '#client/messages/language.ts';
import { Notice } from '#client/ui/notice.tsx';

interface MailCodeFormProps {
  /** Says that the mail was sent. */
  news: string;
  /** Gives the client that gets the session which the code opens. */
  getAccounts: () => AccountsClient;
  email: string;
  type: 'email' | 'signup' | 'recovery';
  action: string;
  activity?: string;
  onVerified?: () => void;
}

/** Says that a mail was sent, and takes its code from whoever does not follow its link. */
export function MailCodeForm(props: MailCodeFormProps) {
  const { news, getAccounts, email, type, action, activity, onVerified } = props;
  const { code } = useMessages().session;

  async function verify(token: string) {
    const { error } = await getAccounts().verifyOtp({ email, token, type });
    if (!error) onVerified?.();
    return error;
  }

  return (
    <>
      <Notice kind="news">{news}</Notice>
      <CodeForm
        label={code.ofMail}
        hint={code.orLink}
        action={action}
        activity={activity}
        takesFocus
        onCode={verify}
      />
    </>
  );
}
