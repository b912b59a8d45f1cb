import type { ReactNode } from 'react';
import styles from '#client/ui/drawings/drawing.module.css';

/** A decorative illustration for an empty or failed screen; the text beside it says the same. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 160 120" aria-hidden="true">
      {children}
    </svg>
  );
}

/** A torch whose light has found nothing. */
export function NothingFoundDrawing() {
  return (
    <Drawing>
      <path className={styles.beam} d="M52 74 150 22v86Z" />
      <ellipse className={styles.glow} cx="150" cy="65" rx="8" ry="43" />
      <rect className={styles.body} x="8" y="65" width="34" height="18" rx="5" />
      <path className={styles.body} d="m42 67 12-7v28l-12-7Z" />
      <path className={styles.lit} d="M54 60v28" />
      <path className={styles.line} d="M18 74h10" />
    </Drawing>
  );
}

/** A strip of film that has torn. */
export function FailedDrawing() {
  return (
    <Drawing>
      <path className={styles.body} d="M6 34h62l-8 13 10 11-11 12 9 14-6 8H6Z" />
      <path className={styles.body} d="M154 28H88l-8 15 10 11-11 13 10 12-7 9h72Z" />
      <path className={styles.holes} d="M14 42h46M14 84h42" />
      <path className={styles.holes} d="M94 36h54M92 80h56" />
      <path className={styles.line} d="M34 50v26M126 44v26" />
      <path className={styles.lit} d="m72 22 5-10M80 24l9-8M70 100l-4 10" />
    </Drawing>
  );
}

/** Two rows of seats before a screen on which nothing is shown. */
export function NobodyHereDrawing() {
  return (
    <Drawing>
      <path className={styles.beam} d="M34 12h92l22 70H12Z" />
      <rect className={styles.glow} x="34" y="10" width="92" height="44" rx="3" />
      <path className={styles.line} d="M34 10h92" />
      {[20, 52, 84, 116].map((x) => (
        <path
          key={x}
          className={styles.body}
          d={`M${x} 88v-14a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v14Z`}
        />
      ))}
      {[4, 36, 68, 100, 132].map((x) => (
        <path
          key={x}
          className={styles.body}
          d={`M${x} 114V98a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v16Z`}
        />
      ))}
      <path className={styles.lit} d="M68 98a6 6 0 0 1 6-6h12a6 6 0 0 1 6 6v16H68Z" />
    </Drawing>
  );
}
