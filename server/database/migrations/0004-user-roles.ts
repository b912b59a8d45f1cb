import type { Kysely, Migration } from 'kysely';

/** The role that a user's access tokens name, which the administrator may choose. */
export const userRoles: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .alterTable('users')
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('authenticated'))
      .execute();
  },
};
