import { useState } from 'react';
import { chooseLanguage } from '#client/features/preferences/choose-language.ts';
import { languageNames, useLanguage, useMessages } from '#client/messages/language.ts';
import { SelectField } from '#client/ui/form/select-field.tsx';
import type { Language } from '#contract/preferences.ts';

export function LanguageSwitch() {
  const { layout } = useMessages();
  const [hasFailed, setHasFailed] = useState(false);

  async function choose(language: Language) {
    try {
      await chooseLanguage(language);
      setHasFailed(false);
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
