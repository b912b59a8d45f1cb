import { CodeForm } from '#client/features/session/forms/code-form.tsx';
import type { AccountsClient } from '#client/lib/accounts/accounts-client.ts';
import { useWords } from '#client/messages/language.ts';
import { Notice } from '#client/ui/notice.tsx';

interface MailCodeFormProps {
  /** The message that the mail was sent. */
  news: string;
  /** Gives the client that verifies the code and then has the new session. */
  getAccounts: () => Promise<AccountsClient>;
  email: string;
  type: 'email' | 'signup' | 'recovery';
  action: string;
  activity?: string;
  onVerified?: () => void;
}

/** Says that a mail was sent, and asks for its code, for visitors who do not follow its link. */
export function MailCodeForm(props: MailCodeFormProps) {
  const { news, getAccounts, email, type, action, activity, onVerified } = props;
  const { code } = useWords('session');

  async function verify(token: string) {
    const accounts = await getAccounts();
    const { error } = await accounts.verifyOtp({ email, token, type });
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
