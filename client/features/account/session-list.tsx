import { useState } from 'react';
import styles from '#client/features/account/account.module.css';
import { useOwnSessions, useRefreshAccount } from '#client/features/account/account-queries.ts';
import { describeUserAgent } from '#client/features/account/describe-user-agent.ts';
import { LocalTime } from '#client/features/account/local-time.tsx';
import type { OwnSession } from '#client/features/account/own-sessions.ts';
import { useSubmit } from '#client/features/session/forms/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** Where the visitor is logged in, and a button that ends every session but this one. */
export function SessionList() {
  const { getAccounts } = useBackend();
  const refresh = useRefreshAccount();
  const words = useWords('account').sessions;
  const { data: sessions, isError } = useOwnSessions();
  const [isDone, setIsDone] = useState(false);

  const { isSending, failure, onSubmit } = useSubmit(async () => {
    setIsDone(false);
    const accounts = await getAccounts();
    const { error } = await accounts.signOut({ scope: 'others' });
    if (error) return { error };
    setIsDone(true);
    await refresh();
    return null;
  }, words.failure);

  return (
    <>
      {isError && <Notice kind="failure">{words.loadFailure}</Notice>}
      {sessions && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <form onSubmit={onSubmit}>
        {failure && <Notice kind="failure">{failure}</Notice>}
        {isDone && <Notice kind="news">{words.done}</Notice>}
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? words.activity : words.action}
        </Button>
      </form>
    </>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const account = useWords('account');
  const words = account.sessions;
  const { user_agent, created_at, refreshed_at, is_current } = session;
  return (
    <li className={styles.row}>
      <span>
        <strong>{describeUserAgent(user_agent ?? '', account)}</strong>
        {is_current && <span className={styles.mark}>{words.thisDevice}</span>}
      </span>
      <span className={styles.quiet}>
        <LocalTime time={created_at} phrase={words.loggedIn} />
        {refreshed_at && <LocalTime time={refreshed_at} phrase={words.lastUsed} />}
      </span>
    </li>
  );
}
