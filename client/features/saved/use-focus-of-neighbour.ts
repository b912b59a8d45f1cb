import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

interface GridProps<Grid extends HTMLElement> {
  ref: RefObject<Grid | null>;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/**
 * When the focused card disappears, moves the focus to the same button of its neighbour, or to the
 * page's heading when no card is left. `count` is the number of cards. Gives the props of the
 * element that holds the cards.
 */
export function useFocusOfNeighbour<Grid extends HTMLElement>(count: number): GridProps<Grid> {
  const grid = useRef<Grid>(null);
  const last = useRef<{ index: number; button: number } | null>(null);

  const shownCount = useRef(count);

  useEffect(() => {
    const isFewer = count < shownCount.current;
    shownCount.current = count;
    if (!isFewer || !last.current || document.activeElement !== document.body) return;
    const { index, button } = last.current;
    last.current = null;
    const cards = cardsIn(grid.current);
    const card = cards[Math.min(index, cards.length - 1)];
    const heir = card?.querySelectorAll('button')[button];
    (heir ?? document.querySelector<HTMLElement>('main h1'))?.focus();
  }, [count]);

  return {
    ref: grid,
    onFocus({ target }) {
      const card = target.closest('article');
      if (!card) return;
      last.current = {
        index: cardsIn(grid.current).indexOf(card),
        button: [...card.querySelectorAll<Element>('button')].indexOf(target),
      };
    },
    // An element that is removed with its card fires no blur event.
    onBlur() {
      last.current = null;
    },
  };
}

function cardsIn(grid: HTMLElement | null): HTMLElement[] {
  return [...(grid?.querySelectorAll('article') ?? [])];
}
