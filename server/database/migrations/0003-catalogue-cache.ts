import type { Kysely, Migration } from 'kysely';

/** Cached answers of TMDB, for repeated requests and for when TMDB is down. */
export const catalogueCache: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable('catalogue_answers')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('etag', 'text')
      .addColumn('fetched_at', 'bigint', (column) => column.notNull())
      .addColumn('fresh_until', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('catalogue_answers_fetched_at')
      .on('catalogue_answers')
      .column('fetched_at')
      .execute();
  },
};
