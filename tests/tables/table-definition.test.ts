// The tables of both database engines match their definitions.
import { expect, test } from 'vitest';
import type { ColumnTypeName } from '#contract/tables/column-types.ts';
import { userTables } from '#contract/tables/user-tables.ts';
import { startTestApp } from '#tests/support/start-test-app.ts';

// UUIDs and days are stored as text, times as milliseconds. PostgreSQL and SQLite have different names for bigint.
const storedTypes: Record<ColumnTypeName, string[]> = {
  uuid: ['text', 'TEXT'],
  text: ['text', 'TEXT'],
  date: ['text', 'TEXT'],
  int8: ['int8', 'bigint'],
  timestamptz: ['int8', 'bigint'],
};

test.each(userTables)('the columns of $name are those of its definition', async (table) => {
  const { database } = await startTestApp();
  const tables = await database.introspection.getTables();
  const columns = tables.find(({ name }) => name === table.name)?.columns ?? [];
  expect(columns.map(({ name }) => name).sort()).toEqual(Object.keys(table.columns).sort());
  expect(columns.filter(({ isNullable }) => isNullable)).toEqual([]);
  for (const { name, dataType } of columns) {
    const type = table.columns[name]?.type ?? 'text';
    expect([name, storedTypes[type]]).toEqual([name, expect.arrayContaining([dataType])]);
  }
});

test.each(userTables)(
  'the key of $name is that of its definition',
  async ({ name, key, columns }) => {
    const { database } = await startTestApp();
    // Adds no row. Both engines refuse `on conflict` for columns that are not a key of the table.
    const conflict = database
      .withTables<Record<string, Record<string, unknown>>>()
      .insertInto(name)
      .columns(Object.keys(columns))
      .expression((eb) =>
        eb.selectFrom(name).select(Object.keys(columns)).where('user_id', '=', 'nobody'),
      )
      .onConflict((on) => on.columns(key).doNothing());
    expect((await conflict.executeTakeFirst()).numInsertedOrUpdatedRows).toBe(0n);
  },
);
