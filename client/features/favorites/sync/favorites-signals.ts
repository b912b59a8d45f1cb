import * as v from 'valibot';
import type { Signals } from '#client/features/favorites/sync/favorites-sync.ts';
import type { LiveClient } from '#client/lib/live-client.ts';
import {
  favoritesNewsEvent,
  favoritesNewsSchema,
  favoritesTopic,
} from '#contract/favorites-news.ts';

/** As one counts what other tabs write within so many milliseconds: many taps are as many writes. */
const togetherMilliseconds = 20;

/** What this window tells: it is online or looked at again, or another tab has written. */
export function listenToWindow(
  { onWake, onOtherTab }: Signals,
  isOwnKey: (key: string | null) => boolean,
): () => void {
  const onVisible = () => document.visibilityState === 'visible' && onWake();
  let toldLater: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    toldLater = undefined;
    onOtherTab();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (isOwnKey(key)) toldLater ??= setTimeout(tell, togetherMilliseconds);
  };
  window.addEventListener('online', onWake);
  window.addEventListener('focus', onWake);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(toldLater);
    window.removeEventListener('online', onWake);
    window.removeEventListener('focus', onWake);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

const againMilliseconds = 10_000;

/**
 * What the server broadcasts of this user's favorites while the page is open. Nothing is repeated
 * after a gap, so each time the line stands (again), the table is read.
 */
export function followTable(
  connect: () => Promise<LiveClient>,
  userId: string,
  { onWake, onChange }: Signals,
): () => void {
  let isStopped = false;
  let disconnect = () => {};

  function hear({ payload }: { payload?: unknown }): void {
    const news = v.safeParse(favoritesNewsSchema, payload);
    const changes = news.success ? news.output.changes : null;
    if (!changes) onWake();
    for (const { is_favorite, ...key } of changes ?? []) onChange(key, is_favorite);
  }

  function onStatus(status: string): void {
    if (status === 'SUBSCRIBED') onWake();
    // The server closes a line whose token has run out, while this device was asleep for instance;
    // the client itself opens only those again that broke.
    if (status === 'CLOSED' && !isStopped) followLater();
  }

  function followLater(): void {
    const timer = setTimeout(follow, againMilliseconds);
    disconnect = () => clearTimeout(timer);
  }

  async function follow(): Promise<void> {
    try {
      const client = await connect();
      // Without it the line would be joined before the token is known, as nobody.
      await client.setAuth();
      if (isStopped) return;
      const channel = client.channel(favoritesTopic(userId), { config: { private: true } });
      disconnect = () => void client.removeChannel(channel);
      channel.on('broadcast', { event: favoritesNewsEvent }, hear).subscribe(onStatus);
    } catch {
      // Without a line the favorites agree all the same, only later: at the next focus or tap.
      if (!isStopped) followLater();
    }
  }

  void follow();
  return () => {
    isStopped = true;
    disconnect();
  };
}
