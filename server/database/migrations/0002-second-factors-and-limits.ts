import type { Kysely, Migration } from 'kysely';

/** Second factors, pending changes of address, where sessions come from, request limits and the audit trail. */
export const secondFactorsAndLimits: Migration = {
  async up(database: Kysely<unknown>) {
    const { schema } = database;
    const users = () => schema.alterTable('users');
    await users().addColumn('new_email', 'text').execute();
    await users().addColumn('email_change_sent_at', 'bigint').execute();
    await users()
      .addColumn('email_change_halves', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await users().addColumn('reauthentication_sent_at', 'bigint').execute();
    await users().addColumn('invited_at', 'bigint').execute();
    await users()
      .addColumn('is_anonymous', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();

    const sessions = () => schema.alterTable('sessions');
    await sessions().addColumn('factor_id', 'text').execute();
    await sessions().addColumn('link_hash', 'text').execute();
    await sessions().addColumn('ip', 'text').execute();
    await sessions().addColumn('user_agent', 'text').execute();

    // Pending codes and links are dropped: their hashes are made in a new way from here on.
    await database.withTables<{ flows: object }>().deleteFrom('flows').execute();
    await schema.dropTable('one_time_tokens').execute();
    await schema
      .createTable('one_time_tokens')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('slot', 'text', (column) => column.notNull())
      .addColumn('is_pkce', 'integer', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('sent_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_time_tokens_pk', ['user_id', 'slot', 'is_pkce'])
      .execute();
    await schema
      .createIndex('one_time_tokens_hash')
      .on('one_time_tokens')
      .column('token_hash')
      .execute();
    await schema
      .createIndex('one_time_tokens_email')
      .on('one_time_tokens')
      .column('email')
      .execute();
    await schema.alterTable('flows').renameColumn('auth_code', 'auth_code_hash').execute();

    await schema
      .createTable('factors')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('friendly_name', 'text', (column) => column.notNull())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('encrypted_secret', 'text', (column) => column.notNull())
      .addColumn('last_used_step', 'bigint')
      .addColumn('last_challenged_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addUniqueConstraint('factors_user_name', ['user_id', 'friendly_name'])
      .execute();

    await schema
      .createTable('factor_challenges')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('factor_id', 'text', (column) =>
        column.notNull().references('factors.id').onDelete('cascade'),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('verified_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('factor_challenges_factor')
      .on('factor_challenges')
      .column('factor_id')
      .execute();

    await schema.dropTable('mail_intervals').execute();
    await schema
      .createTable('request_limits')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('full_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createIndex('request_limits_full_at')
      .on('request_limits')
      .column('full_at')
      .execute();

    await schema
      .createTable('known_networks')
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('network_hash', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_networks_pk', ['user_id', 'network_hash'])
      .execute();

    await schema
      .createTable('secrets_fingerprint')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .execute();

    await schema
      .createTable('audit_events')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('user_id', 'text')
      .addColumn('ip', 'text')
      .execute();
    await schema.createIndex('audit_events_at').on('audit_events').column('at').execute();
    await schema.createIndex('audit_events_user').on('audit_events').column('user_id').execute();
  },
};
