import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storeChosenLanguage } from '#client/features/preferences/chosen-language.ts';
import {
  languageNames,
  showLanguage,
  useLanguage,
  useMessages,
} from '#client/messages/language.ts';
import type { Language } from '#client/messages/locale.ts';
import { SelectField } from '#client/ui/form/select-field.tsx';

export function LanguageSwitch() {
  const queries = useQueryClient();
  const { layout } = useMessages();
  const [hasFailed, setHasFailed] = useState(false);

  async function choose(language: Language) {
    try {
      await showLanguage(language);
      storeChosenLanguage(language);
      setHasFailed(false);
      // What was fetched so far is in the previous language.
      await queries.resetQueries();
    } catch {
      setHasFailed(true);
    }
  }

  return (
    <>
      <SelectField
        label={layout.language}
        value={useLanguage()}
        onChoose={(language) => choose(language as Language)}
      >
        {languageNames.map(({ language, name }) => (
          <option key={language} value={language} lang={language}>
            {name}
          </option>
        ))}
      </SelectField>
      {hasFailed && <p role="alert">{layout.languageNotLoaded}</p>}
    </>
  );
}
