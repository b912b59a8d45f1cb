import { Suspense, useState } from 'react';
import { useBackend } from '#client/lib/backend.tsx';
import { CodeBoundary } from '#client/lib/navigation/code-boundary.tsx';
import { lazyComponent } from '#client/lib/navigation/lazy-component.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import styles from '#client/pages/favorites-page.module.css';
import { Notice } from '#client/ui/notice.tsx';
import type { ListName } from '#contract/tables/title-lists.ts';

// Sharing is rare, so its code loads on demand.
const shareList = lazyComponent(
  () => import('#client/features/sharing/share-list.tsx'),
  'ShareList',
  ['sharing'],
);

interface ShareSectionProps {
  list: ListName;
  /** What the app calls the list. */
  listName: string;
}

/** The addresses of a list, folded away; nothing where lists cannot be shared. */
export function ShareSection(props: ShareSectionProps) {
  const { loading, failed } = useMessages();
  const { heading } = useWords('sharing');
  const [isOpen, setIsOpen] = useState(false);
  if (!useBackend().sharesLists) return null;
  return (
    <details
      className={styles.files}
      data-screen-only
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{heading}</summary>
      {isOpen && (
        <CodeBoundary fallback={<Notice kind="failure">{failed.unreachable}</Notice>}>
          <Suspense fallback={<p role="status">{loading}</p>}>
            <shareList.Component {...props} />
          </Suspense>
        </CodeBoundary>
      )}
    </details>
  );
}
