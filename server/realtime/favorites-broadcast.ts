import * as v from 'valibot';
import {
  type FavoritesNews,
  favoritesNewsEvent,
  favoritesNewsSchema,
  favoritesTopic,
} from '#contract/favorites-news.ts';
import type { Caller } from '#server/caller.ts';
import type { FavoriteChange } from '#server/realtime/change-feed.ts';
import { Refusal } from '#server/realtime/refusal.ts';

const anyFavoritesTopic = favoritesTopic('');

/**
 * Whether a private channel of this name hears what is broadcast of the caller's favorites. Throws
 * a Refusal for the topic of somebody else, in the words of Supabase Realtime.
 */
export function hearsFavorites(channelName: string, caller: Caller | null): boolean {
  if (!channelName.startsWith(anyFavoritesTopic)) return false;
  if (caller && channelName === favoritesTopic(caller.userId)) return true;
  throw new Refusal(
    `Unauthorized: You do not have permissions to read from this Channel topic: ${channelName}`,
  );
}

/** The broadcast that tells of changes, in their order (docs/hosted-project.md says who else sends it). */
export function describeBroadcast(changes: FavoriteChange[]) {
  const news: FavoritesNews = v.parse(favoritesNewsSchema, {
    changes: changes.map(({ type, record, old_record }) => ({
      ...(record ?? old_record),
      is_favorite: type !== 'DELETE',
    })),
  });
  return { type: 'broadcast', event: favoritesNewsEvent, payload: news };
}
