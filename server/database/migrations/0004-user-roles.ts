import type { Kysely, Migration } from 'kysely';

/** The role in a user's access tokens, which the administrator may set. */
export const userRoles: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('users')
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('authenticated'))
      .execute();
  },
};
