import { useState } from 'react';
import styles from '#client/features/account/account.module.css';
import { useOwnSessions, useRefreshAccount } from '#client/features/account/account-queries.ts';
import { describeUserAgent } from '#client/features/account/describe-user-agent.ts';
import { LocalTime } from '#client/features/account/local-time.tsx';
import type { OwnSession } from '#client/features/account/own-sessions.ts';
import { problemOf } from '#client/features/session/accounts-error.ts';
import { useSubmit } from '#client/features/session/use-submit.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { Button } from '#client/ui/button.tsx';
import { Notice } from '#client/ui/notice.tsx';

const fallback = 'The other devices could not be logged out. Please try again.';

/** Where the visitor is logged in, and a way to end all of it but here. */
export function SessionList() {
  const { accounts } = useBackend();
  const refresh = useRefreshAccount();
  const { data: sessions, isError } = useOwnSessions();
  const [isDone, setIsDone] = useState(false);

  const { isSending, failure, onSubmit } = useSubmit(async () => {
    setIsDone(false);
    const { error } = await accounts.signOut({ scope: 'others' });
    if (error) return problemOf(error, fallback);
    setIsDone(true);
    await refresh();
    return null;
  }, fallback);

  return (
    <>
      {isError && <Notice kind="failure">The list of your devices could not be loaded.</Notice>}
      {sessions && (
        <ul className={styles.list}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      <form onSubmit={onSubmit}>
        {failure && <Notice kind="failure">{failure}</Notice>}
        {isDone && <Notice kind="news">Every other device has been logged out.</Notice>}
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? 'Logging out…' : 'Log out everywhere else'}
        </Button>
      </form>
    </>
  );
}

function SessionRow({ session }: { session: OwnSession }) {
  const { user_agent, created_at, refreshed_at, is_current } = session;
  return (
    <li className={styles.row}>
      <span>
        <strong>{describeUserAgent(user_agent ?? '')}</strong>
        {is_current && <span className={styles.mark}>This device</span>}
      </span>
      <span className={styles.quiet}>
        Logged in <LocalTime time={created_at} />
        {refreshed_at && (
          <>
            {', '}last used <LocalTime time={refreshed_at} />
          </>
        )}
      </span>
    </li>
  );
}
