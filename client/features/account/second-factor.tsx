import type { Factor, User } from '@supabase/auth-js';
import { useState } from 'react';
import styles from '#client/features/account/account.module.css';
import { useRefreshAccount } from '#client/features/account/account-queries.ts';
import { LocalTime } from '#client/features/account/local-time.tsx';
import { RemoveFactor } from '#client/features/account/remove-factor.tsx';
import { SetUpFactor } from '#client/features/account/set-up-factor.tsx';
import { Notice } from '#client/ui/notice.tsx';

/** The authenticator apps that the log in asks for, with ways to add and to remove one. */
export function SecondFactor({ user }: { user: User }) {
  const refresh = useRefreshAccount();
  const [news, setNews] = useState<string | null>(null);
  const verified = user.factors?.filter(({ status }) => status === 'verified') ?? [];
  const isOn = verified.length > 0;

  async function finish(message: string) {
    await refresh();
    setNews(message);
  }

  return (
    <>
      {news && (
        <Notice key={news} kind="news" takesFocus>
          {news}
        </Notice>
      )}
      <p>
        {isOn
          ? 'The second factor is on: logging in also asks for a code of your authenticator app.'
          : 'Have the log in also ask for a code of an authenticator app, so that your password alone is not enough.'}
      </p>
      {isOn && (
        <ul className={styles.list}>
          {verified.map((factor) => (
            <li key={factor.id} className={styles.row}>
              <FactorName factor={factor} />
              <RemoveFactor
                factorId={factor.id}
                name={nameOf(factor)}
                onRemoved={() => finish(`${nameOf(factor)} has been removed.`)}
              />
            </li>
          ))}
        </ul>
      )}
      <SetUpFactor
        action={isOn ? 'Set up another' : 'Set up'}
        onOpen={() => setNews(null)}
        onDone={() =>
          finish('The second factor is on. Your other devices have to log in again, with a code.')
        }
      />
    </>
  );
}

function FactorName({ factor }: { factor: Factor }) {
  return (
    <span>
      <strong>{nameOf(factor)}</strong>{' '}
      <span className={styles.quiet}>
        added <LocalTime time={factor.created_at} />
      </span>
    </span>
  );
}

function nameOf({ friendly_name }: Factor): string {
  return friendly_name || 'Authenticator app';
}
