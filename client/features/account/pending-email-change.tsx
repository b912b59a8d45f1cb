import { useState } from 'react';
import { CodeForm } from '#client/features/session/forms/code-form.tsx';
import { useBackend } from '#client/lib/backend.tsx';
import { useWords } from '#client/messages/language.ts';
import { Notice } from '#client/ui/notice.tsx';

interface PendingEmailChangeProps {
  email: string;
  newEmail: string;
  /** The visitor has just asked for the change. */
  isNew: boolean;
  onChanged: () => void;
}

/** A change of address that waits until the links or codes of its mails were used. */
export function PendingEmailChange({ email, newEmail, isNew, onChanged }: PendingEmailChangeProps) {
  const { getAccounts } = useBackend();
  const { mail } = useWords('account');
  const [before, after] = mail.willBe;
  const [confirmed, setConfirmed] = useState<string | null>(null);

  async function confirm(address: string, token: string) {
    const accounts = await getAccounts();
    const { data, error } = await accounts.verifyOtp({
      type: 'email_change',
      email: address,
      token,
    });
    if (error) return error;
    // The first of the two confirmations opens no session.
    if (data.session) onChanged();
    else setConfirmed(address);
    return null;
  }

  const open = [email, newEmail].filter((address) => address !== confirmed);
  return (
    <>
      {isNew && <Notice kind="news">{mail.asked}</Notice>}
      <p>
        {before}
        <strong>{newEmail}</strong>
        {after}
      </p>
      {confirmed && <Notice kind="news">{mail.confirmed(confirmed)}</Notice>}
      {open.map((address, index) => (
        <CodeForm
          key={address}
          label={mail.code(address)}
          action={address === newEmail ? mail.confirmNew : mail.confirmOld}
          takesFocus={confirmed !== null || (isNew && index === 0)}
          onCode={(token) => confirm(address, token)}
        />
      ))}
    </>
  );
}
