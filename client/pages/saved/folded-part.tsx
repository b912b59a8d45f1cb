import { type ReactNode, Suspense, useState } from 'react';
import { CodeBoundary } from '#client/lib/navigation/code-boundary.tsx';
import { useMessages } from '#client/messages/language.ts';
import styles from '#client/pages/saved/folded-part.module.css';
import { Notice } from '#client/ui/notice.tsx';

interface FoldedPartProps {
  summary: string;
  /** What loads its code when it is rendered. */
  children: ReactNode;
}

/** A part of the page that is folded away. Once opened it stays, so that folding it loses nothing. */
export function FoldedPart({ summary, children }: FoldedPartProps) {
  const { loading, failed } = useMessages();
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <details className={styles.part} data-screen-only onToggle={() => setWasOpened(true)}>
      <summary>{summary}</summary>
      {wasOpened && (
        <CodeBoundary fallback={<Notice kind="failure">{failed.unreachable}</Notice>}>
          <Suspense fallback={<p role="status">{loading}</p>}>{children}</Suspense>
        </CodeBoundary>
      )}
    </details>
  );
}
