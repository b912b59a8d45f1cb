import { useSyncExternalStore } from 'react';
import { storeChosenTheme } from '#client/features/preferences/chosen-theme.ts';

/** `system`: what the device prefers, which may change by the hour. */
export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();

/** Shows the theme from now on, here and in the browser's next visit. */
export function chooseTheme(theme: Theme): void {
  storeChosenTheme(theme === 'system' ? null : theme);
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, getTheme);
}

function getTheme(): Theme {
  const stored = document.documentElement.dataset.theme;
  return themes.find((theme) => theme === stored) ?? 'system';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
