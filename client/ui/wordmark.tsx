import styles from '#client/ui/wordmark.module.css';

/** The name, set like letters on a marquee board between two rows of bulbs. */
export function Wordmark() {
  return <span className={styles.wordmark}>Marquee</span>;
}
