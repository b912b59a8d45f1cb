import { browserStorage } from '#client/lib/guarded-storage.ts';
import { themeKey } from '#client/lib/storage-keys.ts';

/** Shows the theme that was chosen in this browser, if one was. */
export function showChosenTheme(): void {
  const theme = browserStorage.getItem(themeKey);
  if (theme) document.documentElement.dataset.theme = theme;
}

/** Stores the choice for the next visit; null removes it. */
export function storeChosenTheme(theme: string | null): void {
  if (theme === null) browserStorage.removeItem(themeKey);
  else browserStorage.setItem(themeKey, theme);
}
