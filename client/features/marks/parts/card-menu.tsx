import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import styles from '#client/features/marks/parts/card-menu.lazy.module.css';
import { MarkIcon, MoreIcon } from '#client/features/marks/parts/mark-icon.tsx';
import type { TitleMarksState } from '#client/features/marks/parts/use-marks.ts';
import { marks as allMarks, type Mark } from '#client/features/marks/toggle-mark.ts';
import { useWords } from '#client/messages/language.ts';
import { CheckIcon } from '#client/ui/check-icon.tsx';
import { nameOf, type Title } from '#contract/catalogue.ts';

interface CardMenuProps {
  title: Title;
  marks: TitleMarksState;
}

/** A small button with the signs of a title's marks, which opens the menu that changes them. */
export function CardMenu({ title, marks }: CardMenuProps) {
  const words = useWords('marks');
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const shown = allMarks.filter(marks.has);
  const label = words.more(nameOf(title));

  useLayoutEffect(() => {
    if (!isOpen || !opener.current) return;
    // With its opener as the source, a press on that closes the menu, and does not open it again.
    menu.current?.showPopover({ source: opener.current });
    menu.current?.querySelector('button')?.focus();
  }, [isOpen]);

  function close() {
    menu.current?.hidePopover();
    // Not every browser gives a button the focus that is pressed.
    opener.current?.focus();
  }

  function choose(mark: Mark) {
    close();
    marks.toggle(mark);
  }

  // An open menu would cover what has the focus.
  function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover();
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={shown.length > 0 ? styles.marked : styles.opener}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={[label, ...shown.map((mark) => words.names[mark])].join(', ')}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        {shown.length === 0 && <MoreIcon />}
        {shown.map((mark) => (
          <MarkIcon key={mark} mark={mark} />
        ))}
      </button>
      {isOpen && (
        <div
          ref={menu}
          popover="auto"
          role="menu"
          aria-label={label}
          className={styles.menu}
          onToggle={({ newState }) => newState === 'closed' && setIsOpen(false)}
          onBlur={closeWhenLeft}
          onKeyDown={moveFocus}
        >
          {allMarks.map((mark) => (
            <button
              key={mark}
              type="button"
              role="menuitemcheckbox"
              aria-checked={marks.has(mark)}
              tabIndex={-1}
              className={styles.item}
              onClick={() => choose(mark)}
            >
              <MarkIcon mark={mark} />
              {words.names[mark]}
              {marks.has(mark) && (
                <span className={styles.check}>
                  <CheckIcon />
                </span>
              )}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const steps: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The keys of a menu. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const items = [...event.currentTarget.querySelectorAll('button')];
  items[step(items.indexOf(event.target as HTMLButtonElement), items.length)]?.focus();
}
