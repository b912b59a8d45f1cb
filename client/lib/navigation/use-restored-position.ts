import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import * as v from 'valibot';
import { tabStorage } from '#client/lib/guarded-storage.ts';
import { pageOfLocation } from '#client/lib/navigation/page-of-location.ts';
import { parseJson } from '#client/lib/parse-json.ts';
import { positionKey } from '#client/lib/storage-keys.ts';

const positionSchema = v.object({ top: v.number(), cardId: v.nullable(v.string()) });

/** Where somebody was on a page: how far down, in pixels, and at which card. */
type Position = v.InferOutput<typeof positionSchema>;

// The first entry of every load has the key `default`; a new navigation has no position yet.
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (load?.type === 'navigate') tabStorage.removeItem(positionKey('default'));

/**
 * Restores the position and the focused card when somebody comes back to a page or reloads it, unless
 * they have focused something since. `isReady`: the page has the length that it had.
 */
export function useRestoredPosition(isReady: boolean): void {
  const location = useLocation();
  const { key } = location;
  const page = pageOfLocation(location);
  const shownPage = useRef<string | null>(null);
  const isReturn = useNavigationType() === 'POP';

  // A layout effect, because after the page has changed the browser has already scrolled it.
  useLayoutEffect(() => {
    if (!isReady) return;
    // Whoever closes a dialog has never left the page.
    if (isReturn && shownPage.current !== page) returnTo(readPosition(key));
    shownPage.current = page;
    // The position is tracked, because when the page is left it can no longer be read.
    const position: Position = { top: window.scrollY, cardId: cardOf(document.activeElement) };
    const onScroll = () => {
      position.top = window.scrollY;
    };
    const onFocus = ({ target }: FocusEvent) => {
      position.cardId = cardOf(target) ?? position.cardId;
    };
    const store = () => tabStorage.setItem(positionKey(key), JSON.stringify(position));
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    window.addEventListener('pagehide', store);
    return () => {
      store();
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('pagehide', store);
    };
  }, [isReady, isReturn, key, page]);
}

function cardOf(target: EventTarget | null): string | null {
  const card = target instanceof Element ? target.closest('article') : null;
  return card?.querySelector('button[id]')?.id ?? null;
}

function readPosition(key: string): Position | null {
  const position = v.safeParse(
    positionSchema,
    parseJson(tabStorage.getItem(positionKey(key)) ?? ''),
  );
  return position.success ? position.output : null;
}

// A long list renders the cards one animation frame after it was scrolled to them.
function returnTo(position: Position | null): void {
  if (!position) return;
  requestAnimationFrame(() => {
    // The page is there before the app runs, and somebody may be typing in it already.
    if (hasFocusedSince()) return;
    window.scrollTo({ top: position.top, behavior: 'instant' });
    requestAnimationFrame(() => {
      const card = position.cardId && document.getElementById(position.cardId);
      if (card) card.focus({ preventScroll: true });
    });
  });
}

// A new screen focuses its heading by itself, and a dialog over it one of its own buttons.
function hasFocusedSince(): boolean {
  return !document.activeElement?.matches('body, main h1, dialog *');
}
