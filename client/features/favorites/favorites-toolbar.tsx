import type { ReactNode } from 'react';
import type { Arrangement } from '#client/features/favorites/arrange-favorites.ts';
import styles from '#client/features/favorites/favorites-toolbar.module.css';
import { SelectField } from '#client/ui/select-field.tsx';

interface FavoritesToolbarProps {
  arrangement: Arrangement;
  onArrange: (arrangement: Arrangement) => void;
  /** The filter by genre, which knows the catalogue. */
  genreFilter: ReactNode;
}

/** Sorts and filters a list of favorites that is longer than a screen. */
export function FavoritesToolbar({ arrangement, onArrange, genreFilter }: FavoritesToolbarProps) {
  return (
    <search className={styles.toolbar}>
      <input
        className={styles.text}
        type="search"
        aria-label="Filter by title"
        placeholder="Filter by title..."
        value={arrangement.text}
        onChange={(event) => onArrange({ ...arrangement, text: event.target.value })}
      />
      <SelectField
        label="Sort by"
        value={arrangement.order}
        onChoose={(order) => onArrange({ ...arrangement, order: order as Arrangement['order'] })}
      >
        <option value="added">Last added</option>
        <option value="title">Title</option>
        <option value="year">Year</option>
      </SelectField>
      <SelectField
        label="Kind"
        value={arrangement.type}
        onChoose={(type) => onArrange({ ...arrangement, type: type as Arrangement['type'] })}
      >
        <option value="">Movies and TV shows</option>
        <option value="movie">Movies</option>
        <option value="tv">TV shows</option>
      </SelectField>
      {genreFilter}
    </search>
  );
}
