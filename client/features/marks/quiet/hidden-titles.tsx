import { quietMode } from '#client/features/marks/quiet/quiet-choice.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

export interface HiddenTitlesProps {
  /** How many titles of the list are hidden. */
  count: number;
  /** Whether they are all that the list has. */
  areAll: boolean;
}

/** Says that titles of a list are hidden, and offers to show them. */
export function HiddenTitles({ count, areAll }: HiddenTitlesProps) {
  const { quiet } = useWords('marks');
  return (
    <>
      <p role="status">{areAll ? quiet.nothingLeft : quiet.hidden(count)}</p>
      <Button onClick={() => quietMode.choose('dim')}>{quiet.show}</Button>
    </>
  );
}
