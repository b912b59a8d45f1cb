import type { User } from '@supabase/auth-js';
import { useState } from 'react';
import styles from '#client/features/account/account.module.css';
import { useRefreshAccount } from '#client/features/account/account-queries.ts';
import { LocalTime } from '#client/features/account/local-time.tsx';
import { RemoveFactor } from '#client/features/account/remove-factor.tsx';
import { SetUpFactor } from '#client/features/account/set-up-factor.tsx';
import { useWords } from '#client/messages/language.ts';
import { Notice } from '#client/ui/notice.tsx';

/** The authenticator apps that the log-in asks for, with ways to add and to remove one. */
export function SecondFactor({ user }: { user: User }) {
  const refresh = useRefreshAccount();
  const { factor: words, removal } = useWords('account');
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
      <p>{isOn ? words.isOn : words.isOff}</p>
      {isOn && (
        <ul className={styles.list}>
          {verified.map(({ id, friendly_name, created_at }) => {
            const name = friendly_name || words.app;
            return (
              <li key={id} className={styles.row}>
                <span>
                  <strong>{name}</strong>{' '}
                  <span className={styles.quiet}>
                    <LocalTime time={created_at} phrase={words.added} />
                  </span>
                </span>
                <RemoveFactor
                  factorId={id}
                  name={name}
                  onRemoved={() => finish(removal.done(name))}
                />
              </li>
            );
          })}
        </ul>
      )}
      <SetUpFactor
        action={isOn ? words.setUpAnother : words.setUp}
        onOpen={() => setNews(null)}
        onDone={() => finish(words.done)}
      />
    </>
  );
}
