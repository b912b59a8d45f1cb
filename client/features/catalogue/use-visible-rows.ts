import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';

interface Measures {
  columns: number;
  /** From the top of a row to the top of the next, in pixels. */
  rowHeight: number;
  /** From the top of the page to the first row, in pixels. */
  top: number;
}

const rowsAround = 3;

/**
 * Which of `count` cards are near the screen, and how much room the others take before and after
 * them; on paper all are. `grid` is the ref of the grid element, whose rows all have one measured
 * height.
 */
export function useVisibleRows(count: number) {
  // The virtualizer is one object that mutates, which the compiler cannot know.
  'use no memo';
  const grid = useRef<HTMLDivElement>(null);
  const [measures, setMeasures] = useState<Measures>({ columns: 4, rowHeight: 420, top: 0 });
  const { columns, rowHeight, top } = measures;

  useLayoutEffect(() => {
    const element = grid.current;
    if (!element) return;
    // Measured before the first paint as well, since a returning visitor is scrolled there.
    setMeasures(measure(element));
    const observer = new ResizeObserver(() => setMeasures(measure(element)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => rowHeight,
    overscan: rowsAround,
    scrollMargin: top,
  });
  const size = useRef(rowHeight);
  useLayoutEffect(() => {
    if (size.current === rowHeight) return;
    size.current = rowHeight;
    virtualizer.measure();
  }, [rowHeight, virtualizer]);

  const isOnPaper = useSyncExternalStore(subscribeToPaper, isPaper, () => false);
  if (isOnPaper) return { grid, first: 0, end: count, spaceBefore: 0, spaceAfter: 0 };

  const rows = virtualizer.getVirtualItems();
  const firstRow = rows[0]?.index ?? 0;
  const endRow = (rows.at(-1)?.index ?? -1) + 1;
  const rowCount = Math.ceil(count / columns);
  return {
    grid,
    first: firstRow * columns,
    end: Math.min(endRow * columns, count),
    spaceBefore: firstRow * rowHeight,
    spaceAfter: Math.max(0, rowCount - endRow) * rowHeight,
  };
}

function isPaper(): boolean {
  return window.matchMedia('print').matches;
}

function subscribeToPaper(listener: () => void): () => void {
  const paper = window.matchMedia('print');
  paper.addEventListener('change', listener);
  return () => paper.removeEventListener('change', listener);
}

function measure(element: HTMLElement): Measures {
  const { gridTemplateColumns, rowGap } = getComputedStyle(element);
  const card = element.children[1];
  return {
    columns: gridTemplateColumns.split(' ').length,
    rowHeight: (card?.getBoundingClientRect().height ?? 0) + Number.parseFloat(rowGap),
    top: element.getBoundingClientRect().top + window.scrollY,
  };
}
