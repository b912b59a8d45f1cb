import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { getChosenLanguage } from '#client/features/preferences/chosen-language.ts';
import { sendRecoveryLinkHome } from '#client/features/session/recovery-link.ts';
import { SessionProvider } from '#client/features/session/session-provider.tsx';
import { BackendProvider, createBackend } from '#client/lib/backend.tsx';
import { getBasePath } from '#client/lib/base-path.ts';
import { createQueryClient } from '#client/lib/query-client.ts';
import { loadRuntimeConfiguration } from '#client/lib/runtime-configuration.ts';
import { startLanguage } from '#client/messages/language.ts';
import { UnreachablePage } from '#client/pages/unreachable-page.tsx';
import { routes } from '#client/routes.tsx';

const root = createRoot(document.getElementById('root') as HTMLElement);

async function start(): Promise<void> {
  sendRecoveryLinkHome();
  const [configuration] = await Promise.all([
    loadRuntimeConfiguration(),
    startLanguage(getChosenLanguage()),
  ]);
  const backend = createBackend(configuration);
  root.render(
    <StrictMode>
      <BackendProvider backend={backend}>
        <QueryClientProvider client={createQueryClient()}>
          <SessionProvider>
            <RouterProvider
              router={createBrowserRouter(routes, { basename: getBasePath() || '/' })}
            />
          </SessionProvider>
        </QueryClientProvider>
      </BackendProvider>
    </StrictMode>,
  );
}

start().catch(() => root.render(<UnreachablePage />));
