import type { MouseEvent } from 'react';
import { quietMode } from '#client/features/marks/quiet/quiet-choice.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

export interface HiddenTitlesProps {
  /** How many titles of the list are hidden; null for those that "Surprise me" came upon. */
  count: number | null;
  /** Whether they are all that the list has. */
  areAll: boolean;
}

/** Says that titles of a list are hidden, and offers to show them. */
export function HiddenTitles({ count, areAll }: HiddenTitlesProps) {
  const { quiet } = useWords('marks');
  if (quietMode.use() !== 'hide') return null;
  return (
    <>
      {count === null ? (
        <p role="alert">{quiet.nothingDrawn}</p>
      ) : (
        <p role="status">{areAll ? quiet.nothingLeft : quiet.hidden(count)}</p>
      )}
      <Button onClick={show}>{quiet.show}</Button>
    </>
  );
}

function show({ currentTarget }: MouseEvent<HTMLElement>): void {
  // The button goes away.
  const heading = currentTarget.closest('dialog, main')?.querySelector<HTMLElement>('h1, h2');
  heading?.focus({ preventScroll: true });
  quietMode.choose('dim');
}
