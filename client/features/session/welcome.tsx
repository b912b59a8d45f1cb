import styles from '#client/features/session/welcome.module.css';
import { getBasePath } from '#client/lib/base-path.ts';
import { useMessages } from '#client/messages/language.ts';

/** What Marquee is, for those who are not in yet: a wall of its posters, and one line. */
export function Welcome() {
  const { promise } = useMessages().session;
  return (
    <div className={styles.welcome}>
      {/* Drawn when the client is built (vite.config.ts): a picture of ours, whatever the catalogue. */}
      <img
        className={styles.wall}
        src={`${getBasePath()}/poster-wall.svg`}
        width={1350}
        height={1375}
        alt=""
        fetchPriority="low"
        decoding="async"
      />
      <p className={styles.promise}>{promise}</p>
    </div>
  );
}
