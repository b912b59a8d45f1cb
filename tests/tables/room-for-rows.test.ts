import { expect, test } from 'vitest';
import { favorites } from '#contract/tables/title-lists.ts';
import { createRoomForRows } from '#server/tables/room-for-rows.ts';
import { tableBounds } from '#server/tables/table-bounds.ts';
import type { TableStore } from '#server/tables/table-store.ts';

const most = tableBounds.rowsOfOneUser;

/** The rows of a user who has so many, and how often they were counted. */
function someRows(count: number) {
  const rows = { count, counted: 0 };
  const store = {
    userId: 'ann',
    async count() {
      rows.counted += 1;
      return rows.count;
    },
  } as unknown as TableStore;
  return { rows, store };
}

test('the rows of a user with room are counted once, not for each that is added', async () => {
  const { rows, store } = someRows(50);
  const requireRoom = createRoomForRows();
  for (let added = 0; added < 10; added += 1) await requireRoom(favorites, store, 1);
  expect(rows.counted).toBe(1);
});

test('when the room that was counted is used up, the rows are counted again', async () => {
  const { rows, store } = someRows(most - 2);
  const requireRoom = createRoomForRows();
  for (let added = 0; added < 2; added += 1) {
    await requireRoom(favorites, store, 1);
    rows.count += 1;
  }
  await expect(requireRoom(favorites, store, 1)).rejects.toMatchObject({ code: '54000' });
});
