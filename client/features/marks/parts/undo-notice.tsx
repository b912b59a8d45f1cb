import { useEffect, useRef } from 'react';
import styles from '#client/features/marks/parts/undo-notice.lazy.module.css';
import type { UndoOffer } from '#client/features/marks/parts/use-marks.ts';
import { useMessages, useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';

const millisecondsShown = 10_000;

interface UndoNoticeProps {
  offer: UndoOffer | null;
  onEnd: () => void;
}

/**
 * Says which mark was set or taken off, and offers to undo it, for a while. It is a popover, so that
 * the next one, or a press anywhere else, closes it; it does not take the focus.
 */
export function UndoNotice({ offer, onEnd }: UndoNoticeProps) {
  const words = useWords('marks');
  const { undo } = useMessages().favorites;
  const notice = useRef<HTMLDivElement>(null);
  const said = offer ? words[offer.isMarked ? 'marked' : 'unmarked'][offer.mark] : '';

  useEffect(() => {
    if (!offer) return;
    const shown = notice.current;
    if (!shown?.matches(':popover-open')) shown?.showPopover();
    let timer = 0;
    const endLater = () => {
      timer = window.setTimeout(() => {
        // Nobody loses what they are about to press.
        if (shown?.matches(':hover, :focus-within')) endLater();
        else shown?.hidePopover();
      }, millisecondsShown);
    };
    endLater();
    return () => clearTimeout(timer);
  }, [offer]);

  return (
    <>
      <span className="visually-hidden" role="status">
        {said}
      </span>
      {offer && (
        <div
          ref={notice}
          popover="auto"
          className={styles.notice}
          onToggle={({ newState }) => newState === 'closed' && onEnd()}
        >
          <p aria-hidden="true">{said}</p>
          <Button
            onClick={() => {
              offer.undo();
              notice.current?.hidePopover();
            }}
          >
            {undo}
          </Button>
        </div>
      )}
    </>
  );
}
