import { LRUCache } from 'lru-cache';
import type { TableDefinition } from '#contract/tables/table-definition.ts';
import { tableBounds } from '#server/tables/table-bounds.ts';
import { tableFailure } from '#server/tables/table-failure.ts';
import type { TableStore } from '#server/tables/table-store.ts';

/** Makes sure that a user who adds so many rows does not have too many. Throws 400 54000. */
export type RequireRoom = (
  table: TableDefinition,
  store: TableStore,
  adding: number,
) => Promise<void>;

// Counting takes as long as there are rows, so it is not done for every tap. Other servers add rows,
// too: the limit is not exact for this long.
const remembered = { max: 10_000, ttl: 60_000 };

/** Remembers for a while how many rows each user may still add. */
export function createRoomForRows(): RequireRoom {
  const rooms = new LRUCache<string, number>(remembered);

  return async function requireRoom({ name, mostRows }, store, adding) {
    const most = mostRows ?? tableBounds.rowsOfOneUser;
    const areFew = mostRows !== undefined;
    // Where many are allowed, the request that passes the limit is still accepted.
    const least = areFew ? adding : 1;
    const key = `${name} ${store.userId}`;
    // Counting few takes no time.
    let room = areFew ? 0 : (rooms.get(key) ?? 0);
    if (room < least) room = most - (await store.count([]));
    if (room < least) {
      throw tableFailure(400, '54000', `A user can have ${most} ${name} at most`, {
        hint: 'Remove some first.',
      });
    }
    if (!areFew) rooms.set(key, room - adding, { noUpdateTTL: true });
  };
}
