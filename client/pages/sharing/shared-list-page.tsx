import type { ReactNode } from 'react';
import { useHref } from 'react-router';
import { LinkedGrid } from '#client/features/catalogue/linked-grid.tsx';
import footer from '#client/features/preferences/site-footer.module.css';
import { paths } from '#client/lib/paths.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import styles from '#client/pages/signed-in-layout.module.css';
import { Wordmark } from '#client/ui/wordmark.tsx';
import type { ShownList } from '#contract/page-renderer.ts';
import { isVisible } from '#contract/visible-text.ts';

/**
 * A list that somebody shares, for visitors without an account. Only the server renders it, and the
 * page has no scripts, so it is made of links, and looks like the other screens by their styles.
 */
export function SharedListPage({ list, name, titles, later }: ShownList) {
  const { layout } = useMessages();
  const { page } = useWords('sharing');
  const listNames = { favorites: layout.favorites, ...useWords('marks').names };
  const isNamed = isVisible(name);
  const count = page.titles(titles.length + later);
  return (
    <PlainScreen heading={isNamed ? name : listNames[list]}>
      <div>
        <p>{isNamed ? `${listNames[list]} · ${count}` : count}</p>
        <p>{page.readOnly}</p>
      </div>
      {titles.length + later === 0 && <p>{page.empty}</p>}
      <LinkedGrid titles={titles} />
      {later > 0 && <p>{page.later(later)}</p>}
    </PlainScreen>
  );
}

/** The same where nothing is shared, or not any more, and where the list cannot be shown now. */
export function NoList({ reason }: { reason: 'gone' | 'unavailable' }) {
  const { heading, remedy } = useWords('sharing').page[reason];
  return (
    <PlainScreen heading={heading}>
      <p>{remedy}</p>
    </PlainScreen>
  );
}

function PlainScreen({ heading, children }: { heading: string; children: ReactNode }) {
  const { title, layout } = useMessages();
  const home = useHref(paths.home());
  const about = useHref(paths.about());
  return (
    <div className={styles.screen}>
      <title>{title(heading)}</title>
      <header className={styles.bar} data-screen-only>
        <a className={styles.brand} href={home} aria-label="Marquee">
          <Wordmark />
        </a>
      </header>
      <main className={styles.main}>
        <h1>
          <bdi>{heading}</bdi>
        </h1>
        {children}
      </main>
      <footer className={footer.foot}>
        <a href={about}>{layout.about}</a>
      </footer>
    </div>
  );
}
