import { paintEarly } from '#client/early/early-screen.ts';
import { getChosenLanguage } from '#client/features/preferences/chosen-language.ts';
import { absoluteUrl, getOwnPath } from '#client/lib/base-path.ts';
import { catalogueAddress } from '#client/lib/catalogue-address.ts';
import { browserStorage } from '#client/lib/guarded-storage.ts';
import { sessionKey } from '#client/lib/storage-keys.ts';
import { localeOf, wantedLanguage } from '#client/messages/locale.ts';
import type { MediaType } from '#contract/catalogue.ts';
import type { RuntimeConfiguration } from '#contract/configuration.ts';

interface StoredSession {
  access_token: string;
  expires_at: number;
  user: { factors?: { status: string }[] };
}

const types: Record<string, MediaType> = { '/': 'movie', '/tvshows': 'tv' };

/** The accounts client would refresh a session that ends sooner, and another token be valid then. */
const leastSeconds = 120;

/**
 * Asks for the list that the visitor is about to see, and paints it, while the app is still on its
 * way. Resolves when it is painted, or is not going to be: whatever is not as usual is left to the
 * app.
 */
export async function askEarly(): Promise<void> {
  const type = types[getOwnPath()];
  const written = document.getElementById('configuration')?.textContent;
  if (!type || !written || window.location.search || window.location.hash) return;
  try {
    const configuration: RuntimeConfiguration = JSON.parse(written);
    const supabaseUrl = absoluteUrl(configuration.supabaseUrl);
    const session: StoredSession | null = JSON.parse(
      browserStorage.getItem(sessionKey(new URL(supabaseUrl).hostname)) ?? 'null',
    );
    if (!session || !isUsable(session)) return;
    const url = catalogueAddress(
      { ...configuration, catalogueUrl: absoluteUrl(configuration.catalogueUrl) },
      `${type}/popular`,
      localeOf(wantedLanguage(getChosenLanguage())),
      { page: '1' },
    );
    const response = fetch(url, { headers: { Authorization: `Bearer ${session.access_token}` } });
    window.earlyAnswer = { url, response };
    await paintEarly(type, response, absoluteUrl(configuration.imageUrl));
  } catch {
    // No answer, no words, or a session that is none, which the app removes.
  }
}

// Who has a second factor may not have shown it yet.
function isUsable({ expires_at, user }: StoredSession): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return !hasFactor && expires_at - Date.now() / 1000 > leastSeconds;
}
