import styles from '#client/features/people/person-head.lazy.module.css';
import { useWords } from '#client/messages/language.ts';

/** Says how many titles of a person are listed below it; `count` is null until that is known. */
export function TitleCount({ count }: { count: number | null }) {
  const { titles } = useWords('people');
  return (
    <p className={styles.count} role="status">
      {count !== null && titles(count)}
    </p>
  );
}
