import * as v from 'valibot';
import type { Signals } from '#client/features/lists/list-sync.ts';
import type { LiveClient } from '#client/lib/live-client.ts';
import { newsSchemaOf, newsTopic } from '#contract/tables/table-news.ts';
import type { TitleList } from '#contract/tables/title-list.ts';

/** What other tabs write within so many milliseconds counts as one change: each tap is a write. */
const togetherMilliseconds = 20;

/** Signals of this window: it is online again or visible again, or another tab has written. */
export function listenToWindow(
  { onWake, onOtherTab }: Signals,
  isOwnKey: (key: string | null) => boolean,
): () => void {
  const onVisible = () => document.visibilityState === 'visible' && onWake();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notify = () => {
    timer = undefined;
    onOtherTab();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (isOwnKey(key)) timer ??= setTimeout(notify, togetherMilliseconds);
  };
  window.addEventListener('online', onWake);
  window.addEventListener('focus', onWake);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', onWake);
    window.removeEventListener('focus', onWake);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

const againMilliseconds = 10_000;

/**
 * Follows the server's broadcasts about this user's rows. Missed broadcasts are not repeated,
 * so the table is read at every (re)connection.
 */
export function followTable(
  connect: () => Promise<LiveClient>,
  list: TitleList,
  userId: string,
  { onWake, onChange }: Signals,
): () => void {
  const newsSchema = newsSchemaOf(list);
  let isStopped = false;
  let disconnect = () => {};

  function hear({ payload }: { payload?: unknown }): void {
    const news = v.safeParse(newsSchema, payload);
    const changes = news.success ? news.output.changes : null;
    if (!changes) onWake();
    for (const change of changes ?? []) onChange(change);
  }

  function onStatus(status: string): void {
    if (status === 'SUBSCRIBED') onWake();
    // The server closes a channel whose token has expired, for instance while this device slept.
    // The client itself only rejoins channels whose connection broke.
    if (status === 'CLOSED' && !isStopped) followLater();
  }

  function followLater(): void {
    const timer = setTimeout(follow, againMilliseconds);
    disconnect = () => clearTimeout(timer);
  }

  async function follow(): Promise<void> {
    try {
      const client = await connect();
      // Otherwise the client would join the channel before it knows the token, as nobody.
      await client.setAuth();
      if (isStopped) return;
      const channel = client.channel(newsTopic(list, userId), { config: { private: true } });
      disconnect = () => void client.removeChannel(channel);
      channel.on('broadcast', { event: list.name }, hear).subscribe(onStatus);
    } catch {
      // Without a channel the list still synchronizes, at the next focus or tap.
      if (!isStopped) followLater();
    }
  }

  void follow();
  return () => {
    isStopped = true;
    disconnect();
  };
}
