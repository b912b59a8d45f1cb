import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import * as v from 'valibot';
import { tabStorage } from '#client/lib/guarded-storage.ts';
import { parseJson } from '#client/lib/parse-json.ts';
import { placeKey } from '#client/lib/storage-keys.ts';

const placeSchema = v.object({ top: v.number(), cardId: v.nullable(v.string()) });

/** Where somebody was on a page: how far down, in pixels, and at which card. */
type Place = v.InferOutput<typeof placeSchema>;

// The first history entry of every load has the key `default`; a new navigation has no position
// yet.
const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
if (load?.type === 'navigate') tabStorage.removeItem(placeKey('default'));

/**
 * Restores the position and the focused card when somebody comes back to a page or reloads it.
 * `isReady`: the page has the length that it had.
 */
export function useKeptPlace(isReady: boolean): void {
  const { key } = useLocation();
  const isReturn = useNavigationType() === 'POP';

  // A layout effect, because after the page has changed the browser has already scrolled it.
  useLayoutEffect(() => {
    if (!isReady) return;
    if (isReturn) returnTo(readPlace(key));
    // The position is tracked, because when the page is left it can no longer be read.
    const place: Place = { top: window.scrollY, cardId: cardOf(document.activeElement) };
    const onScroll = () => {
      place.top = window.scrollY;
    };
    const onFocus = ({ target }: FocusEvent) => {
      place.cardId = cardOf(target) ?? place.cardId;
    };
    const keep = () => tabStorage.setItem(placeKey(key), JSON.stringify(place));
    window.addEventListener('scroll', onScroll, { passive: true });
    document.addEventListener('focusin', onFocus);
    window.addEventListener('pagehide', keep);
    return () => {
      keep();
      window.removeEventListener('scroll', onScroll);
      document.removeEventListener('focusin', onFocus);
      window.removeEventListener('pagehide', keep);
    };
  }, [isReady, isReturn, key]);
}

function cardOf(target: EventTarget | null): string | null {
  const card = target instanceof Element ? target.closest('article') : null;
  return card?.querySelector('button[id]')?.id ?? null;
}

function readPlace(key: string): Place | null {
  const place = v.safeParse(placeSchema, parseJson(tabStorage.getItem(placeKey(key)) ?? ''));
  return place.success ? place.output : null;
}

// A long list renders the cards of a position one animation frame after it was scrolled there.
function returnTo(place: Place | null): void {
  if (!place) return;
  requestAnimationFrame(() => {
    window.scrollTo({ top: place.top, behavior: 'instant' });
    requestAnimationFrame(() => {
      const card = place.cardId && document.getElementById(place.cardId);
      if (card) card.focus({ preventScroll: true });
    });
  });
}
