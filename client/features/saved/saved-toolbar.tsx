import { useId } from 'react';
import type { Arrangement } from '#client/features/saved/arrange-saved.ts';
import styles from '#client/features/saved/saved-toolbar.lazy.module.css';
import { useWords } from '#client/messages/language.ts';
import { GenreFilter } from '#client/ui/form/genre-filter.tsx';
import { SelectField } from '#client/ui/form/select-field.tsx';
import type { Genre } from '#contract/catalogue.ts';

interface SavedToolbarProps {
  arrangement: Arrangement;
  onArrange: (arrangement: Arrangement) => void;
  /** The genres to choose from. */
  genres: Genre[];
  /** The first years of the decades to choose from. */
  decades: string[];
  /** Names of people to choose from; others may be typed. */
  people: string[];
  /** Whether the list says when each title was seen. */
  hasDays: boolean;
  /** Whether titles can be filtered by the visitor's services. */
  hasServices: boolean;
}

/** Sorts and filters a list of saved titles that is longer than a screen. */
export function SavedToolbar(props: SavedToolbarProps) {
  const { arrangement, onArrange, genres, decades, people, hasDays, hasServices } = props;
  const words = useWords('favorites');
  const { order, kind, decade, length } = words;
  const peopleId = useId();
  const arrange = (change: Partial<Arrangement>) => onArrange({ ...arrangement, ...change });
  return (
    <search className={styles.toolbar} data-screen-only>
      <input
        className={styles.text}
        type="search"
        aria-label={words.filterByTitle}
        placeholder={words.filterPlaceholder}
        value={arrangement.text}
        onChange={(event) => arrange({ text: event.target.value })}
      />
      <SelectField
        label={order.label}
        value={arrangement.order}
        onChoose={(value) => arrange({ order: value as Arrangement['order'] })}
      >
        <option value="added">{order.added}</option>
        {hasDays && <option value="seen">{order.seen}</option>}
        <option value="title">{order.title}</option>
        <option value="year">{order.year}</option>
        <option value="length">{order.length}</option>
      </SelectField>
      <SelectField
        label={kind.label}
        value={arrangement.type}
        onChoose={(type) => arrange({ type: type as Arrangement['type'] })}
      >
        <option value="">{kind.any}</option>
        <option value="movie">{kind.movie}</option>
        <option value="tv">{kind.tv}</option>
      </SelectField>
      <GenreFilter
        genres={genres}
        value={arrangement.genre}
        onChoose={(genre) => arrange({ genre })}
      />
      <details className={styles.more}>
        <summary>{words.moreFilters}</summary>
        <div className={styles.toolbar}>
          <SelectField
            label={decade.label}
            value={arrangement.decade}
            onChoose={(value) => arrange({ decade: value })}
          >
            <option value="">{decade.any}</option>
            {decades.map((first) => (
              <option key={first} value={first}>
                {decade.of(first)}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={length.label}
            value={arrangement.length}
            onChoose={(value) => arrange({ length: value as Arrangement['length'] })}
          >
            <option value="">{length.any}</option>
            <option value="short">{length.short}</option>
            <option value="middle">{length.middle}</option>
            <option value="long">{length.long}</option>
          </SelectField>
          <input
            className={styles.text}
            type="search"
            aria-label={words.person}
            placeholder={words.person}
            list={peopleId}
            value={arrangement.person}
            onChange={(event) => arrange({ person: event.target.value })}
          />
          <datalist id={peopleId}>
            {people.map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
          {hasServices && (
            <label className={styles.tick}>
              <input
                type="checkbox"
                checked={arrangement.isOnMyServices}
                onChange={(event) => arrange({ isOnMyServices: event.target.checked })}
              />
              {words.onMyServices}
            </label>
          )}
        </div>
      </details>
    </search>
  );
}
