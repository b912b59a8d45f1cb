import { type Kysely, type Migration, sql } from 'kysely';

/** The lists besides the favorites: watch later, seen, not for me. */
export const lists: Migration = {
  async up(database: Kysely<unknown>) {
    const aList = (name: string) =>
      database.schema
        .createTable(name)
        .addColumn('user_id', 'text', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        )
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('movie_id', 'bigint', (column) => column.notNull())
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint(`${name}_pk`, ['user_id', 'type', 'movie_id'])
        .addCheckConstraint(`${name}_type_check`, sql`type in ('movie', 'tv')`)
        .addCheckConstraint(`${name}_movie_id_check`, sql`movie_id > 0`);
    await aList('watch_later').execute();
    await aList('seen')
      .addColumn('seen_on', 'text', (column) => column.notNull())
      .execute();
    await aList('not_for_me').execute();
  },
};
