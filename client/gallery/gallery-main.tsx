import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { MyListsProvider } from '#client/features/lists/my-lists.tsx';
import { SessionProvider } from '#client/features/session/session-provider.tsx';
import { fakeBackend } from '#client/gallery/fake-backend.ts';
import { visitor } from '#client/gallery/fake-session.ts';
import { failPlayer } from '#client/gallery/fake-trailers.ts';
import { GalleryPage } from '#client/gallery/gallery-page.tsx';
import { WithFavorites } from '#client/gallery/with-favorites.tsx';
import { BackendProvider } from '#client/lib/backend.tsx';
import { createQueryClient } from '#client/lib/query-client.ts';
import { getHints } from '#client/lib/rendering/hint-cookies.ts';
import { loadAllWords, showLanguage } from '#client/messages/language.ts';
import { localeOf, wantedLanguage } from '#contract/preferences.ts';

// Development only: every component in every state, without a server. `npm run dev` serves it as
// /gallery.html; no build has it.
const queries = createQueryClient();
const language = wantedLanguage(getHints().language, navigator.languages);
await Promise.all([loadAllWords(language), failPlayer(queries)]);
showLanguage(language, localeOf(language, navigator.languages));
createRoot(document.getElementById('root') as HTMLElement).render(
  <BackendProvider backend={fakeBackend}>
    <QueryClientProvider client={queries}>
      <SessionProvider isPresumedSignedIn>
        <MyListsProvider userId={visitor.id}>
          <WithFavorites>
            <GalleryPage />
          </WithFavorites>
        </MyListsProvider>
      </SessionProvider>
    </QueryClientProvider>
  </BackendProvider>,
);
