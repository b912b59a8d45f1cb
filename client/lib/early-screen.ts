// What the page's first script has done before the app was there (`client/early`), as the app takes
// it over.

interface EarlyAnswer {
  url: string;
  response: Promise<Response>;
}

declare global {
  interface Window {
    earlyAnswer?: EarlyAnswer | undefined;
  }
}

/** The answer to a request that is on its way already, or null; it is given once. */
export function takeEarlyAnswer(url: string): Promise<Response> | null {
  const early = window.earlyAnswer;
  if (early?.url !== url) return null;
  window.earlyAnswer = undefined;
  return early.response;
}

/** What somebody has begun to search for before the app was there, and whether they are at it. */
export interface EarlySearch {
  text: string;
  isFocused: boolean;
}

const listeners = new Set<(search: EarlySearch) => void>();

/** Calls `listener` when the early screen makes way for the app. Gives the function that ends this. */
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
