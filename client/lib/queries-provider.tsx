import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createQueryClient } from '#client/lib/query-client.ts';
import { useRenderedQueries } from '#client/lib/rendering/rendered-queries.ts';
import { useLanguage } from '#client/messages/language.ts';

/** The cache of what the screens below request; it begins with what the page was rendered from. */
export function QueriesProvider({ children }: { children: ReactNode }) {
  const rendered = useRenderedQueries();
  const [queries] = useState(() => createQueryClient(rendered));
  useResetInAnotherLanguage(queries);
  useRefetchForServiceWorker(queries);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

function useResetInAnotherLanguage(queries: QueryClient): void {
  const language = useLanguage();
  const shown = useRef(language);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    queries.resetQueries();
  }, [language, queries]);
}

// In the very first visit the service worker caches only what is requested from some moment on.
function useRefetchForServiceWorker(queries: QueryClient): void {
  useEffect(() => {
    const { serviceWorker } = navigator;
    if (!serviceWorker || serviceWorker.controller) return;
    const refetch = () => queries.refetchQueries({ type: 'active' });
    serviceWorker.addEventListener('controllerchange', refetch, { once: true });
    return () => serviceWorker.removeEventListener('controllerchange', refetch);
  }, [queries]);
}
