import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '#client/features/catalogue/load-more.module.css';
import { useMessages } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

/** So many pages load by themselves. Then the button waits, so that the footer can be reached. */
const pagesByThemselves = 5;

/** The next page loads when the end of the list is less than this below the screen. */
const distance = '600px';

interface LoadMoreProps {
  /** How many pages the list has. */
  depth: number;
  isLoading: boolean;
  /** What to say when the last attempt has failed, or null. */
  failure: string | null;
  /** What to say once no more pages load by themselves. */
  whenResting?: ReactNode;
  /** `isAskedFor`: somebody pressed the button, instead of scrolling near the end. */
  onLoad: (isAskedFor: boolean) => void;
}

/** The end of a list: the next page loads on scrolling near it, or by the button. */
export function LoadMore({ depth, isLoading, failure, whenResting, onLoad }: LoadMoreProps) {
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

  // The button stays the same element in every state, so it keeps the focus.
  return (
    <div className={styles.more} data-screen-only>
      {depth >= restsAt && whenResting}
      {failure && <p role="alert">{failure}</p>}
      <Button ref={button} aria-disabled={isLoading} onClick={press}>
        {isLoading ? catalogue.loadingMore : failure ? tryAgain : catalogue.loadMore}
      </Button>
    </div>
  );
}
