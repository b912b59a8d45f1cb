import styles from '#client/features/saved/choice-box.lazy.module.css';
import { useWords } from '#client/messages/language.ts';

interface ChoiceBoxProps {
  /** The name of the title. */
  name: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** Chooses a title, on its card. */
export function ChoiceBox({ name, isChosen, onChoose }: ChoiceBoxProps) {
  const { choosing } = useWords('favorites');
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        aria-label={choosing.choose(name)}
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
    </label>
  );
}
