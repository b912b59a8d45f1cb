import styles from '#client/ui/drawings/drawing.module.css';
import { Drawing } from '#client/ui/drawings/drawing.tsx';

/** An empty frame for a poster, between two rows of bulbs, one of them a heart. */
export function NoFavoritesDrawing() {
  return (
    <Drawing>
      <rect className={styles.body} x="46" y="12" width="68" height="96" rx="6" />
      <rect
        className={styles.line}
        x="55"
        y="21"
        width="50"
        height="78"
        rx="3"
        strokeDasharray="4 5"
      />
      <path
        className={styles.bulb}
        d="M80 75 67 61.5a8.5 8.5 0 0 1 0-12 8.2 8.2 0 0 1 11.7 0L80 50.8l1.3-1.3a8.2 8.2 0 0 1 11.7 0 8.5 8.5 0 0 1 0 12Z"
      />
      <path className={styles.bulbs} d="M30 20v82M130 20v82" />
    </Drawing>
  );
}
