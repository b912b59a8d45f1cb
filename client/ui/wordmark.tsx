import styles from '#client/ui/wordmark.module.css';

/** The app's name, like the letters on a marquee board between two rows of bulbs. */
export function Wordmark() {
  return <span className={styles.wordmark}>Marquee</span>;
}
