import { type Kysely, type Migration, sql } from 'kysely';

/** Accounts (users, sessions, one-time codes) and the favorites table. */
export const accountsAndFavorites: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    await schema
      .createTable('users')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.unique())
      .addColumn('password_hash', 'text')
      .addColumn('email_confirmed_at', 'bigint')
      .addColumn('confirmation_sent_at', 'bigint')
      .addColumn('recovery_sent_at', 'bigint')
      .addColumn('last_sign_in_at', 'bigint')
      .addColumn('banned_until', 'bigint')
      .addColumn('app_metadata', 'text', (column) => column.notNull())
      .addColumn('user_metadata', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();

    await schema
      .createTable('identities')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('provider', 'text', (column) => column.notNull())
      .addColumn('identity_data', 'text', (column) => column.notNull())
      .addColumn('last_sign_in_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('identities_user_provider', ['user_id', 'provider'])
      .execute();

    await schema
      .createTable('sessions')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('aal', 'text', (column) => column.notNull())
      .addColumn('amr', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('refreshed_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('sessions_user').on('sessions').column('user_id').execute();

    await schema
      .createTable('refresh_tokens')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('session_id', 'text', (column) =>
        column.notNull().references('sessions.id').onDelete('cascade'),
      )
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('parent_id', 'text')
      .addColumn('revoked', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('refresh_tokens_session')
      .on('refresh_tokens')
      .column('session_id')
      .execute();

    await schema
      .createTable('one_time_tokens')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('slot', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_time_tokens_pk', ['user_id', 'slot'])
      .execute();
    await schema
      .createIndex('one_time_tokens_hash')
      .on('one_time_tokens')
      .column('token_hash')
      .execute();

    await schema
      .createTable('flows')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('method', 'text', (column) => column.notNull())
      .addColumn('code_challenge', 'text', (column) => column.notNull())
      .addColumn('code_challenge_method', 'text', (column) => column.notNull())
      .addColumn('auth_code', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('auth_code_issued_at', 'bigint')
      .execute();
    await schema.createIndex('flows_user').on('flows').columns(['user_id', 'method']).execute();

    await schema
      .createTable('mail_intervals')
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('slot', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('mail_intervals_pk', ['email', 'slot'])
      .execute();

    await schema
      .createTable('favorites')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('movie_id', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('favorites_pk', ['user_id', 'type', 'movie_id'])
      .addCheckConstraint('favorites_type_check', sql`type in ('movie', 'tv')`)
      .addCheckConstraint('favorites_movie_id_check', sql`movie_id > 0`)
      .execute();
  },
};
