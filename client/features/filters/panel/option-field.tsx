import { SelectField } from '#client/ui/form/select-field.tsx';

interface OptionFieldProps {
  label: string;
  value: string | undefined;
  /** What the choice of nothing is called. */
  none: string;
  /** The values to choose from, each with its name. */
  options: (readonly [value: string, name: string])[];
  /** What a value is called that is not among them: one of an address written by hand. */
  nameOther: (value: string) => string;
  onChoose: (value: string) => void;
}

/** A choice of one value or of none. */
export function OptionField(props: OptionFieldProps) {
  const { label, value = '', none, options, nameOther, onChoose } = props;
  const isOther = value !== '' && options.every(([each]) => each !== value);
  return (
    <SelectField label={label} value={value} onChoose={onChoose}>
      <option value="">{none}</option>
      {isOther && <option value={value}>{nameOther(value)}</option>}
      {options.map(([each, name]) => (
        <option key={each} value={each}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
