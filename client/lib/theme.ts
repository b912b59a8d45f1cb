import { useSyncExternalStore } from 'react';

/** `system`: what the device prefers, which may change by the hour. */
export const themes = ['system', 'dark', 'light'] as const;
export type Theme = (typeof themes)[number];

// The page's first script reads it too, before anything is painted.
const storageKey = 'marquee.theme';
const listeners = new Set<() => void>();

/** Shows the theme from now on, here and in the browser's next visit. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(storageKey);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(storageKey, theme);
    document.documentElement.dataset.theme = theme;
  }
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
