import { Link } from 'react-router';
import { useGenres } from '#client/features/catalogue/catalogue-queries.ts';
import styles from '#client/features/titles/facts/genre-links.lazy.module.css';
import { pathOfList } from '#client/lib/paths.ts';
import { useWords } from '#client/messages/language.ts';
import { type Genre, hasDetails, type MediaType, type Title } from '#contract/catalogue.ts';

interface GenreLinksProps {
  type: MediaType;
  title: Title;
}

/** The genres of a title, each of which leads to its list. */
export function GenreLinks({ type, title }: GenreLinksProps) {
  const words = useWords('titles');
  const genres = useGenresOf(type, title);
  if (genres.length === 0) return null;
  return (
    <ul className={styles.genres} aria-label={words.genres}>
      {genres.map(({ id, name }) => (
        <li key={id}>
          <Link to={pathOfList(type, { genre: String(id) })}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}

/** A title from a list has the ids of its genres; one from its details has the genres themselves. */
function useGenresOf(type: MediaType, title: Title): Genre[] {
  const genres = useGenres(type);
  if (hasDetails(title)) return title.genres;
  return genres.filter(({ id }) => title.genre_ids.includes(id));
}
