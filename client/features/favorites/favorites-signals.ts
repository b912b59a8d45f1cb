import * as v from 'valibot';
import type { Signals } from '#client/features/favorites/favorites-sync.ts';
import type { LiveClient } from '#client/lib/live-client.ts';
import { favoriteKeySchema } from '#contract/favorites.ts';

/** What this window tells: it is online or looked at again, or another tab has written. */
export function listenToWindow(
  { onWake, onOtherTab }: Signals,
  isOwnKey: (key: string | null) => boolean,
): () => void {
  const onVisible = () => document.visibilityState === 'visible' && onWake();
  const onStorage = ({ key }: StorageEvent) => isOwnKey(key) && onOtherTab();
  window.addEventListener('online', onWake);
  window.addEventListener('focus', onWake);
  window.addEventListener('storage', onStorage);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', onWake);
    window.removeEventListener('focus', onWake);
    window.removeEventListener('storage', onStorage);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/**
 * What the table tells while the page is open. Nothing is repeated after a gap, so each time the
 * line stands (again), the table is read.
 */
export function followTable(
  connect: () => Promise<LiveClient>,
  userId: string,
  { onWake, onChange }: Signals,
): () => void {
  let isStopped = false;
  let disconnect = () => {};

  function tell(row: unknown, isFavorite: boolean): void {
    const key = v.safeParse(favoriteKeySchema, row);
    if (key.success) onChange(key.output, isFavorite);
  }

  async function follow(): Promise<void> {
    const client = await connect();
    if (isStopped) return;
    const channel = client.channel(`favorites-${userId}`);
    channel
      .on(
        'postgres_changes',
        { event: '*', schema: 'public', table: 'favorites', filter: `user_id=eq.${userId}` },
        (change) => {
          if (change.eventType === 'DELETE') tell(change.old, false);
          else tell(change.new, true);
        },
      )
      .subscribe((status) => status === 'SUBSCRIBED' && onWake());
    disconnect = () => void client.removeChannel(channel);
  }

  // Without a line the favorites still agree, only later: at the next focus or tap.
  follow().catch(() => {});
  return () => {
    isStopped = true;
    disconnect();
  };
}
