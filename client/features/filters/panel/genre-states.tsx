import { useState } from 'react';
import styles from '#client/features/filters/panel/genre-states.lazy.module.css';
import { type FilterChoice, idsIn, type ListFilter } from '#client/lib/list-filter.ts';
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
  const [separator, setSeparator] = useState(filter.genre?.includes('|') ? '|' : ',');
  const wanted = idsIn(filter.genre);
  const unwanted = idsIn(filter.without);

  function press(id: string, genre: string) {
    if (wanted.includes(id)) {
      onChoose({
        genre: without(id, wanted).join(separator),
        without: [...unwanted, id].join(),
      });
      setChanged(words.withoutGenre(genre));
    } else if (unwanted.includes(id)) {
      onChoose({ without: without(id, unwanted).join() });
      setChanged(genre);
    } else {
      onChoose({ genre: [...wanted, id].join(separator) });
      setChanged(words.withGenre(genre));
    }
  }

  function combine(chosen: string) {
    setSeparator(chosen);
    onChoose({ genre: wanted.join(chosen) });
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
        <SelectField label={words.match} value={separator} onChoose={combine}>
          <option value=",">{words.matchAll}</option>
          <option value="|">{words.matchAny}</option>
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
