import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import {
  countryOfLanguage,
  namedCountries,
  nameOfCountry,
} from '#client/features/watching/country/countries.ts';
import styles from '#client/features/watching/country/country-field.lazy.module.css';
import { countriesOptions } from '#client/features/watching/watching-queries.ts';
import { useBackend } from '#client/lib/backend.tsx';
import { getLocale, useWords } from '#client/messages/language.ts';
import { Button } from '#client/ui/button.tsx';
import { SelectField } from '#client/ui/form/select-field.tsx';
import { NotLoaded } from '#client/ui/not-loaded.tsx';

interface CountryFieldProps {
  /** The code of the chosen country; null for none. */
  value: string | null;
  onChoose: (country: string | null) => void;
}

/**
 * A choice of the country whose services are shown. It is never guessed: until somebody chooses, the
 * country of the browser's language is only suggested.
 */
export function CountryField({ value, onChoose }: CountryFieldProps) {
  const { catalogue } = useBackend();
  const words = useWords('watching');
  const { data: codes = [], isLoadingError, refetch } = useQuery(countriesOptions(catalogue));
  const field = useRef<HTMLDivElement>(null);
  const locale = getLocale();
  const suggested = value === null ? countryOfLanguage(navigator.language, codes) : null;

  function chooseSuggested() {
    // The button is about to go.
    field.current?.querySelector('select')?.focus();
    onChoose(suggested);
  }

  return (
    <div ref={field} className={styles.field}>
      {suggested && (
        <Button look="main" onClick={chooseSuggested}>
          {words.takeCountry(nameOfCountry(suggested, locale))}
        </Button>
      )}
      <SelectField
        label={words.country}
        value={value ?? ''}
        onChoose={(country) => onChoose(country || null)}
      >
        <option value="">{words.chooseCountry}</option>
        {namedCountries(value ? [value, ...codes] : codes, locale).map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {isLoadingError && <NotLoaded isUrgent message={words.countriesFailure} onRetry={refetch} />}
    </div>
  );
}
