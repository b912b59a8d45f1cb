import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useRef, useState } from 'react';
import { createQueryClient } from '#client/lib/query-client.ts';
import { Rendered } from '#client/lib/rendering/rendered-state.ts';
import { useLanguage } from '#client/messages/language.ts';
import type { Language } from '#contract/preferences.ts';

/** The cache of what the screens below request; it begins with what the page was rendered from. */
export function QueriesProvider({ children }: { children: ReactNode }) {
  const rendered = use(Rendered);
  const language = useLanguage();
  const [queries] = useState(() =>
    createQueryClient(rendered?.language === language ? rendered.queries : []),
  );
  useResetInAnotherLanguage(queries, language);
  useRefetchForServiceWorker(queries);
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>;
}

function useResetInAnotherLanguage(queries: QueryClient, language: Language): void {
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
