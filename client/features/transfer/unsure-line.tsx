import { useId } from 'react';
import { keyOf, type ListEntry, typeOf, withName } from '#client/features/lists/list-entry.ts';
import type { TransferLine } from '#client/features/transfer/transfer-line.ts';
import styles from '#client/features/transfer/unsure-line.lazy.module.css';
import { useBackend } from '#client/lib/backend.tsx';
import { useMessages, useWords } from '#client/messages/language.ts';
import { Poster } from '#client/ui/pictures/poster.tsx';
import { nameOf, yearOf } from '#contract/catalogue.ts';
import { textOfKey } from '#contract/title-keys.ts';

interface UnsureLineProps {
  line: TransferLine;
  candidates: ListEntry[];
  chosen: ListEntry | null;
  onChoose: (entry: ListEntry | null) => void;
}

/** A line that may stand for several titles: one of them is chosen by its poster, or none. */
export function UnsureLine({ line, candidates, chosen, onChoose }: UnsureLineProps) {
  const words = useWords('transfer');
  const { catalogue } = useMessages();
  const { imageUrl } = useBackend();
  const group = useId();
  return (
    <fieldset className={styles.line}>
      <legend>
        <bdi>{line.title || line.imdbId}</bdi> {line.year && `(${line.year})`}
      </legend>
      <div className={styles.candidates}>
        {candidates.map((entry) => {
          const name = nameOf(withName(entry, catalogue));
          return (
            <label key={textOfKey(keyOf(entry))} className={styles.candidate}>
              <span className={styles.picture}>
                <Poster
                  imageUrl={imageUrl}
                  path={entry.poster_path}
                  title={name}
                  year={yearOf(entry)}
                />
              </span>
              <span>
                <input
                  type="radio"
                  name={group}
                  checked={chosen === entry}
                  onChange={() => onChoose(entry)}
                />{' '}
                <bdi>{name}</bdi> {yearOf(entry)} · {words.kinds[typeOf(entry)]}
              </span>
            </label>
          );
        })}
        <label className={styles.none}>
          <input
            type="radio"
            name={group}
            checked={chosen === null}
            onChange={() => onChoose(null)}
          />{' '}
          {words.noneOfThese}
        </label>
      </div>
    </fieldset>
  );
}
