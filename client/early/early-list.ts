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

/**
 * The accounts client refreshes a session that ends sooner, so its token would change meanwhile.
 */
const leastSeconds = 120;

/**
 * Requests the list that the visitor is about to see and paints it while the app still loads.
 * Resolves when it is painted, or when it will not be: the app handles every unusual case.
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
    // There is no answer, no words, or no usable session; the app handles it.
  }
}

// A user with a second factor may still have to enter its code.
function isUsable({ expires_at, user }: StoredSession): boolean {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false;
  return !hasFactor && expires_at - Date.now() / 1000 > leastSeconds;
}
