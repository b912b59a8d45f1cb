import { chooseTheme, useTheme } from '#client/features/preferences/theme.ts';
import { useMessages } from '#client/messages/language.ts';
import { SelectField } from '#client/ui/form/select-field.tsx';
import { type Theme, themes } from '#contract/preferences.ts';

export function ThemeSwitch() {
  const { layout } = useMessages();
  const names = { system: layout.themeOfSystem, dark: layout.darkTheme, light: layout.lightTheme };
  return (
    <SelectField
      label={layout.theme}
      value={useTheme()}
      onChoose={(theme) => chooseTheme(theme as Theme)}
    >
      {themes.map((theme) => (
        <option key={theme} value={theme}>
          {names[theme]}
        </option>
      ))}
    </SelectField>
  );
}
