import { useSyncExternalStore } from 'react';
import { writeHint } from '#client/lib/rendering/hint-cookies.ts';
import { markTheme } from '#client/lib/rendering/mark-theme.ts';
import { clearCachedPages } from '#client/lib/rendering/worker-caches.ts';
import type { Theme } from '#contract/preferences.ts';

const listeners = new Set<() => void>();
let shown: Theme = 'system';

/** Begins with the theme that the page has been rendered for, or that this browser has stored. */
export function startTheme(theme: Theme): void {
  shown = theme;
}

/** Shows the theme from now on, here and in the browser's next visit. */
export function chooseTheme(theme: Theme): void {
  shown = theme;
  markTheme(theme);
  writeHint('theme', theme === 'system' ? null : theme);
  clearCachedPages();
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, getTheme, getTheme);
}

function getTheme(): Theme {
  return shown;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
