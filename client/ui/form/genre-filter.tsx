import { useMessages } from '#client/messages/language.ts';
import { SelectField } from '#client/ui/form/select-field.tsx';
import type { Genre } from '#contract/catalogue.ts';

interface GenreFilterProps {
  genres: Genre[];
  /** The id of the chosen genre; empty for all. */
  value: string;
  /** What is chosen when it is not one genre; an option of its own then. */
  other?: string | undefined;
  onChoose: (genre: string) => void;
}

// No id of a genre.
const otherValue = 'other';

export function GenreFilter({ genres, value, other, onChoose }: GenreFilterProps) {
  const { catalogue } = useMessages();
  return (
    <SelectField
      label={catalogue.filterByGenre}
      name="genre"
      value={other === undefined ? value : otherValue}
      onChoose={onChoose}
    >
      <option value="">{catalogue.allGenres}</option>
      {other !== undefined && <option value={otherValue}>{other}</option>}
      {genres.map((genre) => (
        <option key={genre.id} value={genre.id}>
          {genre.name}
        </option>
      ))}
    </SelectField>
  );
}
