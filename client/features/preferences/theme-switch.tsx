import { chooseTheme, type Theme, themes, useTheme } from '#client/features/preferences/theme.ts';
import { useMessages } from '#client/messages/language.ts';
import { SelectField } from '#client/ui/form/select-field.tsx';

export function ThemeSwitch() {
  const { frame } = useMessages();
  const names = { system: frame.themeOfSystem, dark: frame.darkTheme, light: frame.lightTheme };
  return (
    <SelectField
      label={frame.theme}
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
