import styles from '#client/features/marks/parts/dialog-marks.lazy.module.css';
import { MarkIcon } from '#client/features/marks/parts/mark-icon.tsx';
import { SeenDay } from '#client/features/marks/parts/seen-day.tsx';
import type { TitleMarksState } from '#client/features/marks/parts/use-marks.ts';
import { marks as allMarks } from '#client/features/marks/toggle-mark.ts';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

/** A button for each mark of a title, and the day on which it was seen. */
export function DialogMarks({ marks }: { marks: TitleMarksState }) {
  const words = useWords('marks');
  return (
    <>
      {allMarks.map((mark) => (
        <Button
          key={mark}
          className={styles.mark}
          aria-pressed={marks.has(mark)}
          onClick={() => marks.toggle(mark)}
        >
          <MarkIcon mark={mark} />
          {words.names[mark]}
        </Button>
      ))}
      {marks.seenOn && <SeenDay day={marks.seenOn} onChoose={marks.setSeenOn} />}
    </>
  );
}
