import { type ChangeEvent, useState } from 'react';
import { today } from '#client/features/lists/list-entry.ts';
import styles from '#client/features/marks/parts/dialog-marks.lazy.module.css';
import { useWords } from '#client/messages/language.ts';
import { firstSeenDay } from '#contract/tables/title-lists.ts';

interface SeenDayProps {
  day: string;
  onChoose: (day: string) => void;
}

/** The day on which a title was seen. A day that is only half typed, or still to come, is not saved. */
export function SeenDay({ day, onChoose }: SeenDayProps) {
  const words = useWords('marks');
  const [typed, setTyped] = useState<string | null>(null);

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setTyped(target.value);
    if (target.value && target.validity.valid) onChoose(target.value);
  }

  return (
    <label className={styles.day}>
      {words.seenOn}
      <input
        type="date"
        min={firstSeenDay}
        max={today()}
        value={typed ?? day}
        onChange={change}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
