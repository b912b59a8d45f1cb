import { useState } from 'react';
import styles from '#client/features/filters/panel/genre-states.lazy.module.css';
import {
  allOf,
  anyOf,
  type FilterChoice,
  idsIn,
  joinIn,
  type ListFilter,
} from '#client/lib/list-filter.ts';
import { useWords } from '#client/messages/language.ts';
import { SelectField } from '#client/ui/form/select-field.tsx';
import type { Genre } from '#contract/catalogue.ts';

interface GenreStatesProps {
  genres: Genre[];
  filter: ListFilter;
  onChoose: (choice: FilterChoice) => void;
}

/** The genres as buttons. Each press leads on: with the genre, without it, whatever. */
export function GenreStates({ genres, filter, onChoose }: GenreStatesProps) {
  const words = useWords('filters');
  const [changed, setChanged] = useState('');
  const wanted = idsIn(filter.genre);
  const unwanted = idsIn(filter.without);
  // A single genre does not say how it is joined with the next one: as the last ones were.
  const [lastJoin, setLastJoin] = useState(allOf);
  const join = wanted.length > 1 ? joinIn(filter.genre) : lastJoin;

  function press(id: string, genre: string) {
    setLastJoin(join);
    if (wanted.includes(id)) {
      onChoose({
        genre: without(id, wanted).join(join),
        without: [...unwanted, id].join(),
      });
      setChanged(words.withoutGenre(genre));
    } else if (unwanted.includes(id)) {
      onChoose({ without: without(id, unwanted).join() });
      setChanged(genre);
    } else {
      onChoose({ genre: [...wanted, id].join(join) });
      setChanged(words.withGenre(genre));
    }
  }

  return (
    <fieldset className={styles.group}>
      <legend>{words.genres}</legend>
      <p className={styles.hint}>{words.howGenresWork}</p>
      <div className={styles.genres}>
        {genres.map(({ id: number, name }) => {
          const id = String(number);
          const isWanted = wanted.includes(id);
          const isUnwanted = unwanted.includes(id);
          return (
            <button
              key={id}
              type="button"
              className={isWanted ? styles.with : isUnwanted ? styles.without : styles.neutral}
              aria-label={
                isWanted ? words.withGenre(name) : isUnwanted ? words.withoutGenre(name) : name
              }
              onClick={() => press(id, name)}
            >
              {name}
            </button>
          );
        })}
      </div>
      {wanted.length > 1 && (
        <SelectField
          label={words.match}
          value={join}
          onChoose={(chosen) => onChoose({ genre: wanted.join(chosen) })}
        >
          <option value={allOf}>{words.matchAll}</option>
          <option value={anyOf}>{words.matchAny}</option>
        </SelectField>
      )}
      {/* Not every screen reader says the new name of the button that has the focus. */}
      <p className="visually-hidden" role="status">
        {changed}
      </p>
    </fieldset>
  );
}

function without(id: string, ids: string[]): string[] {
  return ids.filter((each) => each !== id);
}
