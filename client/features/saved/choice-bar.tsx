import { useState } from 'react';
import styles from '#client/features/saved/choice-bar.lazy.module.css';
import { useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/form/select-field.tsx';
import type { ListName } from '#contract/tables/title-lists.ts';

interface ChoiceBarProps {
  /** How many titles are chosen. */
  count: number;
  /** How many titles are shown. */
  shownCount: number;
  /** The lists that the chosen titles may go to. */
  targets: ListName[];
  onChooseShown: () => void;
  /** Moves the chosen titles, or adds them to the other list; to no list: removes them. */
  onMove: (to: ListName | null, isCopy: boolean) => void;
  onEnd: () => void;
}

/** What can be done with the titles that are chosen. */
export function ChoiceBar(props: ChoiceBarProps) {
  const { count, shownCount, targets, onChooseShown, onMove, onEnd } = props;
  const { lists, choosing } = useWords('favorites');
  const [target, setTarget] = useState(targets[0] ?? 'favorites');

  function move(to: ListName | null, isCopy = false) {
    if (count > 0) onMove(to, isCopy);
  }

  return (
    <section className={styles.bar} aria-label={choosing.label} data-screen-only>
      <p role="status">{choosing.chosen(count)}</p>
      <Button onClick={onChooseShown}>{choosing.chooseShown(shownCount)}</Button>
      <SelectField
        label={choosing.list}
        value={target}
        onChoose={(name) => setTarget(name as ListName)}
      >
        {targets.map((name) => (
          <option key={name} value={name}>
            {lists[name].name}
          </option>
        ))}
      </SelectField>
      <Button onClick={() => move(target)}>{choosing.move}</Button>
      <Button onClick={() => move(target, true)}>{choosing.add}</Button>
      <Button look="danger" onClick={() => move(null)}>
        {choosing.remove}
      </Button>
      <Button className={styles.end} onClick={onEnd}>
        {choosing.end}
      </Button>
    </section>
  );
}
