import { CardMenu } from '#client/features/marks/parts/card-menu.tsx';
import { DialogMarks } from '#client/features/marks/parts/dialog-marks.tsx';
import { UndoNotice } from '#client/features/marks/parts/undo-notice.tsx';
import { useMarks } from '#client/features/marks/parts/use-marks.ts';
import type { MediaType, Title } from '#contract/catalogue.ts';

export interface TitleMarksProps {
  type: MediaType;
  title: Title;
  /** Behind one small button on a card, plainly in a dialog. */
  place: 'card' | 'dialog';
}

/** The marks of a title, to see and to change, and the offer to undo the last change. */
export function TitleMarks({ type, title, place }: TitleMarksProps) {
  const { offer, endOffer, ...marks } = useMarks(type, title);
  if (!marks.areKnown) return null;
  const Place = place === 'card' ? CardMenu : DialogMarks;
  return (
    <>
      <Place title={title} marks={marks} />
      <UndoNotice offer={offer} onEnd={endOffer} />
    </>
  );
}
