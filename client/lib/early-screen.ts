// What the page's first script (`client/early`) has done before the app was loaded, for the app to
// take over.

interface EarlyAnswer {
  url: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    earlyAnswer?: EarlyAnswer | undefined;
  }
}

/** The answer to a request that was already sent, or null. Given only once. */
export function takeEarlyAnswer(url: string): Promise<Response> | null {
  const early = window.earlyAnswer;
  if (early?.url !== url) return null;
  window.earlyAnswer = undefined;
  return early.response;
}

/**
 * What somebody has typed into the search field before the app was loaded, and whether they still
 * type.
 */
export interface EarlySearch {
  text: string;
  isFocused: boolean;
}

const listeners = new Set<(search: EarlySearch) => void>();

/** Calls `listener` when the app replaces the early screen. Gives a function that ends this. */
export function onEarlySearch(listener: (search: EarlySearch) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function removeEarlyScreen(): void {
  const input = document.querySelector<HTMLInputElement>('#early input');
  if (input?.value || input === document.activeElement) {
    const search = { text: input?.value ?? '', isFocused: input === document.activeElement };
    for (const listener of listeners) listener(search);
  }
  document.getElementById('early')?.remove();
}
