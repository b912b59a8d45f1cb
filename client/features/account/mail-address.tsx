import type { User } from '@supabase/auth-js';
import { useState } from 'react';
import { useRefreshAccount } from '#client/features/account/account-queries.ts';
import { ChangeEmailForm } from '#client/features/account/change-email-form.tsx';
import { PendingEmailChange } from '#client/features/account/pending-email-change.tsx';
import { useWords } from '#client/messages/language.ts';
import { Notice } from '#client/ui/notice.tsx';

/** The mail address, the change that is under way, and a form for another one. */
export function MailAddress({ user: { email = '', new_email: newEmail } }: { user: User }) {
  const refresh = useRefreshAccount();
  const { mail } = useWords('account');
  const [before, after] = mail.logInAs;
  // Each request sends its own mails with their own codes.
  const [requests, setRequests] = useState(0);
  const [isChanged, setIsChanged] = useState(false);

  async function finish() {
    await refresh();
    setIsChanged(true);
  }

  function begin() {
    setRequests(requests + 1);
    setIsChanged(false);
  }

  return (
    <>
      {isChanged ? (
        <Notice kind="news" takesFocus>
          {mail.changed(email)}
        </Notice>
      ) : (
        <p>
          {before}
          <strong>{email}</strong>
          {after}
        </p>
      )}
      {newEmail && (
        <PendingEmailChange
          key={`${newEmail} ${requests}`}
          email={email}
          newEmail={newEmail}
          isNew={requests > 0}
          onChanged={finish}
        />
      )}
      <ChangeEmailForm key={requests} onAsked={begin} />
    </>
  );
}
