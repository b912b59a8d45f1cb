import { Link } from 'react-router';
import styles from '#client/features/search/kind-link.module.css';
import { pathOfList } from '#client/lib/paths.ts';
import { useMessages } from '#client/messages/language.ts';
import type { MediaType } from '#contract/catalogue.ts';

interface KindLinkProps {
  type: MediaType;
  query: string;
  count: number;
  onClick?: () => void;
}

/** How many titles of a kind a search finds, leading to them. */
export function KindLink({ type, query, count, onClick }: KindLinkProps) {
  const { catalogue } = useMessages();
  return (
    <Link className={styles.link} to={pathOfList(type, { q: query })} onClick={onClick}>
      {catalogue.count[type](count)}
      <span className={styles.arrow} aria-hidden="true">
        →
      </span>
    </Link>
  );
}
