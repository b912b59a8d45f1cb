import { useLayoutEffect } from 'react';

/**
 * The document is called this while the caller is shown. Browsers take the first `title` element, so
 * this one comes before the page's own, which React goes on changing and which counts again afterwards.
 */
export function useDocumentTitle(text: string): void {
  useLayoutEffect(() => {
    const element = document.createElement('title');
    element.textContent = text;
    document.head.prepend(element);
    return () => element.remove();
  }, [text]);
}
