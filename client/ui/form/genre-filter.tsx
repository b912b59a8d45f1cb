import { useMessages } from '#client/messages/language.ts';
import { SelectField } from '#client/ui/form/select-field.tsx';
import type { Genre } from '#contract/catalogue.ts';

interface GenreFilterProps {
  genres: Genre[];
  /** The id of the chosen genre; empty for all. */
  value: string;
  onChoose: (genre: string) => void;
}

export function GenreFilter({ genres, value, onChoose }: GenreFilterProps) {
  const { catalogue } = useMessages();
  return (
    <SelectField label={catalogue.filterByGenre} name="genre" value={value} onChoose={onChoose}>
      <option value="">{catalogue.allGenres}</option>
      {genres.map((genre) => (
        <option key={genre.id} value={genre.id}>
          {genre.name}
        </option>
      ))}
    </SelectField>
  );
}
