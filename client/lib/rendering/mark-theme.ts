import type { Theme } from '#contract/preferences.ts';

/** Marks the document with the theme, for the style sheet. */
export function markTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
