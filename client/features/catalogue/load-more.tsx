import { useEffect, useRef, useState } from 'react';
import styles from '#client/features/catalogue/load-more.module.css';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

/** So many pages come by themselves; then the button waits, or nobody would ever reach the page's foot. */
const pagesByThemselves = 5;

/** How far below the screen the end of the list may be when more is asked for. */
const distance = '600px';

interface LoadMoreProps {
  /** How many pages the list has. */
  depth: number;
  isLoading: boolean;
  /** What is said when the last attempt has failed; null when it has not. */
  failure: string | null;
  /** `isAskedFor`: somebody has pressed the button, rather than come near the end. */
  onLoad: (isAskedFor: boolean) => void;
}

/** The end of a list that has more: more of it loads when it comes near, or by the button. */
export function LoadMore({ depth, isLoading, failure, onLoad }: LoadMoreProps) {
  const { catalogue, tryAgain } = useMessages();
  const [restsAt, setRestsAt] = useState(depth + pagesByThemselves);
  const button = useRef<HTMLButtonElement>(null);
  const mayLoad = depth < restsAt && !isLoading && failure === null;

  useEffect(() => {
    if (!mayLoad || !button.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onLoad(false);
      },
      { rootMargin: distance },
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [mayLoad, onLoad]);

  function press() {
    setRestsAt(depth + pagesByThemselves);
    onLoad(true);
  }

  // The button stays the same element throughout, and so keeps the focus.
  return (
    <div className={styles.more} data-screen-only>
      {failure && <p role="alert">{failure}</p>}
      <Button ref={button} aria-disabled={isLoading} onClick={press}>
        {isLoading ? catalogue.loadingMore : failure ? tryAgain : catalogue.loadMore}
      </Button>
    </div>
  );
}
