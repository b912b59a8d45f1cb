import { useHref } from 'react-router';
import styles from '#client/features/session/welcome.module.css';
import { useWords } from '#client/messages/language.ts';

/** Introduces Marquee to visitors: a wall of posters and one sentence. */
export function Welcome() {
  const { promise } = useWords('session');
  return (
    <div className={styles.welcome}>
      {/* Drawn at build time (vite.config.ts), so it is there whatever the catalogue is. */}
      <img
        className={styles.wall}
        src={useHref('/poster-wall.svg')}
        width={1350}
        height={1375}
        alt=""
        fetchPriority="high"
        decoding="async"
      />
      <p className={styles.promise}>{promise}</p>
    </div>
  );
}
