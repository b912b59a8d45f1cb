import { type Kysely, type Migration, sql } from 'kysely';

/** The addresses at which users show their lists to everybody. */
export const sharedLists: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('shared_lists')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('address', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('list', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('shared_lists_pk', ['user_id', 'address'])
      .addCheckConstraint('shared_lists_kind_check', sql`kind in ('page', 'calendar')`)
      .addCheckConstraint(
        'shared_lists_list_check',
        sql`list in ('favorites', 'watch_later', 'seen', 'not_for_me')`,
      )
      .execute();
  },
};
