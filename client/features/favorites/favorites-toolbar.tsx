import type { Arrangement } from '#client/features/favorites/arrange-favorites.ts';
import styles from '#client/features/favorites/favorites-toolbar.module.css';
import { useWords } from '#client/messages/language.ts';
import { GenreFilter } from '#client/ui/form/genre-filter.tsx';
import { SelectField } from '#client/ui/form/select-field.tsx';
import type { Genre } from '#contract/catalogue.ts';

interface FavoritesToolbarProps {
  arrangement: Arrangement;
  onArrange: (arrangement: Arrangement) => void;
  /** The genres to choose from. */
  genres: Genre[];
}

/** Sorts and filters a list of favorites that is longer than a screen. */
export function FavoritesToolbar({ arrangement, onArrange, genres }: FavoritesToolbarProps) {
  const favorites = useWords('favorites');
  const { order, kind } = favorites;
  return (
    <search className={styles.toolbar} data-screen-only>
      <input
        className={styles.text}
        type="search"
        aria-label={favorites.filterByTitle}
        placeholder={favorites.filterPlaceholder}
        value={arrangement.text}
        onChange={(event) => onArrange({ ...arrangement, text: event.target.value })}
      />
      <SelectField
        label={order.label}
        value={arrangement.order}
        onChoose={(value) => onArrange({ ...arrangement, order: value as Arrangement['order'] })}
      >
        <option value="added">{order.added}</option>
        <option value="title">{order.title}</option>
        <option value="year">{order.year}</option>
      </SelectField>
      <SelectField
        label={kind.label}
        value={arrangement.type}
        onChoose={(type) => onArrange({ ...arrangement, type: type as Arrangement['type'] })}
      >
        <option value="">{kind.any}</option>
        <option value="movie">{kind.movie}</option>
        <option value="tv">{kind.tv}</option>
      </SelectField>
      <GenreFilter
        genres={genres}
        value={arrangement.genre}
        onChoose={(genre) => onArrange({ ...arrangement, genre })}
      />
    </search>
  );
}
