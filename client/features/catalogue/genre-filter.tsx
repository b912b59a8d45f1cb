import { useId } from 'react';
import styles from '#client/features/catalogue/genre-filter.module.css';
import type { Genre } from '#contract/catalogue.ts';

interface GenreFilterProps {
  genres: Genre[];
  /** The id of the chosen genre; empty for all. */
  value: string;
  onChoose: (genre: string) => void;
}

export function GenreFilter({ genres, value, onChoose }: GenreFilterProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>Filter by Genre</label>
      <select
        className={styles.select}
        id={id}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        <option value="">All Genres</option>
        {genres.map((genre) => (
          <option key={genre.id} value={genre.id}>
            {genre.name}
          </option>
        ))}
      </select>
    </div>
  );
}
