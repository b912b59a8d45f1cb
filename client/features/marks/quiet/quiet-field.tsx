import {
  type QuietMode,
  quietMode,
  quietModes,
} from '#client/features/marks/quiet/quiet-choice.ts';
import { useWords } from '#client/messages/language.ts';
import { SelectField } from '#client/ui/form/select-field.tsx';

/** The choice of what lists do with titles that the visitor has seen, saved or refused. */
export function QuietField() {
  const { quiet } = useWords('marks');
  return (
    <SelectField
      label={quiet.label}
      value={quietMode.use()}
      onChoose={(mode) => quietMode.choose(mode as QuietMode)}
    >
      {quietModes.map((mode) => (
        <option key={mode} value={mode}>
          {quiet.modes[mode]}
        </option>
      ))}
    </SelectField>
  );
}
